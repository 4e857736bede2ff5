// The schema's own scalars: parsed on the way in, so that nothing behind them sees another form.
import { GraphQLScalarType, Kind } from 'graphql';
import { parseCall } from '../../engine/auction.ts';
import { formatCard, isCard, parseCard } from '../../engine/cards.ts';
import { badInput } from '../errors.ts';
import { Fault } from '../fault.ts';

interface Wording<Value> {
  readonly name: string;
  readonly parse: (text: string) => Value | null;
  readonly format: (value: unknown) => string;
  /** What a well-formed one looks like, for the error. */
  readonly form: string;
}

function textScalar<Value>({ name, parse, format, form }: Wording<Value>): GraphQLScalarType<Value, string> {
  const parsed = (value: unknown): Value => {
    const found = typeof value === 'string' ? parse(value) : null;
    if (found === null) throw badInput(`${name} is ${form}.`);
    return found;
  };
  return new GraphQLScalarType({
    name,
    serialize: format,
    parseValue: parsed,
    parseLiteral: node => parsed(node.kind === Kind.STRING ? node.value : null),
  });
}

export const cardScalar = textScalar({
  name: 'Card',
  parse: parseCard,
  format: value => (isCard(value) ? formatCard(value) : unserializable('Card')),
  form: '"SA" to "C2", suit letter first, ten is T',
});

export const callScalar = textScalar({
  name: 'Call',
  parse: parseCall,
  format: value => parseCall(String(value)) ?? unserializable('Call'),
  form: '"1C" to "7NT", "PASS", "X" or "XX"',
});

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const dateTimeScalar = textScalar({
  name: 'DateTime',
  parse: text => (ISO_TIME.test(text) ? text : null),
  format: String,
  form: 'an ISO 8601 time in UTC',
});

function unserializable(name: string): never {
  throw new Fault(`What should be a ${name} is none`);
}
