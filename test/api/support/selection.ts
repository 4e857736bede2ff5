// Everything that can be asked, taken from the schema itself, so that a new field is asked for from its first day; in as
// many operations as the API's own limits make of it.
import {
  buildSchema,
  type DocumentNode,
  type GraphQLAbstractType,
  type GraphQLArgument,
  type GraphQLField,
  GraphQLInt,
  type GraphQLObjectType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  validate,
} from 'graphql';
import { costsOf } from '../../../api/cost.ts';
import { LIMITS, limitsRule } from '../../../api/limits.ts';
import { typeDefs } from '../../../api/schema.generated.ts';
import { USUAL_SETTINGS } from '../../../api/settings.ts';

export const SCHEMA = buildSchema(typeDefs);
const costOf = costsOf(SCHEMA);

/** A field with its arguments, or a fragment, with what is asked below it. */
interface Selection {
  readonly text: string;
  readonly below: readonly Selection[];
}

/** Pages within pages cost by their product, and no match of the tests has more of anything. */
const PAGE = 8;

/** All fields of a type, deep down; of a type within itself only those that need nothing and have no fields of their own. */
export function everyField(typeName: string): string {
  return listed(selectionsIn(typeName, []));
}

/** The same for a field of the root, its texts given as variables, in operations that the API admits. */
export function everyOperation(name: string): readonly string[] {
  const field = SCHEMA.getQueryType()?.getFields()[name];
  if (field === undefined) throw new Error(`the root has no ${name}`);
  const texts = field.args.filter(each => isRequiredArgument(each) && valueFor(each) === '""');
  const variables = texts.map(argument => `$${argument.name}: ${argument.type}`).join(', ');
  const selections = selectionsOf(field, []).flatMap(each => admitted(each, inner => inner));
  const head = variables === '' ? 'query' : `query (${variables})`;
  return selections.map(each => `${head} { ${written(each).replaceAll(/(\w+): ""/g, '$1: $$$1')} }`);
}

function written({ text, below }: Selection): string {
  return below.length === 0 ? text : `${text} ${listed(below)}`;
}

function listed(selections: readonly Selection[]): string {
  return `{ ${selections.map(written).join(' ')} }`;
}

/** Halves what asks too much at once, as often as it must; `around` puts back what stands above it. */
function admitted(selection: Selection, around: (inner: Selection) => Selection): readonly Selection[] {
  const whole = around(selection);
  if (isAdmitted(`{ ${written(whole)} }`)) return [whole];
  const { text, below } = selection;
  const [only, ...others] = below;
  if (only === undefined) throw new Error(`${text} asks too much by itself`);
  if (others.length === 0) return admitted(only, inner => around({ text, below: [inner] }));
  const middle = Math.ceil(below.length / 2);
  const halves = [below.slice(0, middle), below.slice(middle)];
  return halves.flatMap(half => admitted({ text, below: half }, around));
}

function isAdmitted(query: string): boolean {
  const document = parsed(query);
  const [definition] = document?.definitions ?? [];
  if (document === null || definition?.kind !== Kind.OPERATION_DEFINITION) return false;
  if (validate(SCHEMA, document, [limitsRule]).length > 0) return false;
  return (costOf({ document, definition, variables: {} }) ?? 0) <= USUAL_SETTINGS.costLimit;
}

/** Null when it has too many tokens. */
function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch {
    return null;
  }
}

function selectionsIn(typeName: string, path: readonly string[]): readonly Selection[] {
  const type = SCHEMA.getType(typeName);
  if (isAbstractType(type)) return selectionsOfEach(type, path);
  if (!isObjectType(type)) throw new Error(`${typeName} has no fields`);
  const within = [...path, typeName];
  return fieldsOf(type, path).flatMap(field => selectionsOf(field, within));
}

type Field = GraphQLField<unknown, unknown>;

/** Of a player within a match what everybody may know: the fields that are never null. */
function fieldsOf(type: GraphQLObjectType, path: readonly string[]): readonly Field[] {
  const fields = Object.values(type.getFields());
  return type.name === 'Player' && path.length > 0
    ? fields.filter(field => isNonNullType(field.type))
    : fields;
}

function selectionsOfEach(type: GraphQLAbstractType, path: readonly string[]): readonly Selection[] {
  const each = SCHEMA.getPossibleTypes(type).map(({ name }) => ({
    text: `... on ${name}`,
    below: selectionsIn(name, path),
  }));
  return [{ text: '__typename', below: [] }, ...each];
}

function selectionsOf(field: Field, within: readonly string[]): readonly Selection[] {
  const isRepeated = within.slice(0, -1).includes(within.at(-1) ?? '');
  const inner = getNamedType(field.type);
  const needs = field.args.filter(argument => isRequiredArgument(argument) || argument.name === 'first');
  if (isRepeated && (needs.length > 0 || !isLeafType(inner))) return [];
  const below = isLeafType(inner) ? [] : selectionsIn(inner.name, within);
  return withArguments(field.name, needs).map(text => ({ text, below }));
}

/** The field with a page from the beginning; for each value of an enum, under a name of its own. */
function withArguments(field: string, needs: readonly GraphQLArgument[]): readonly string[] {
  const plain = needs.filter(({ type }) => !isEnumType(getNamedType(type)));
  const given = plain.map(argument => `${argument.name}: ${valueFor(argument)}`);
  const choices = needs.flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    return isEnumType(inner) ? inner.getValues().map(({ name: value }) => ({ name, value })) : [];
  });
  const called = (all: readonly string[]) => (all.length === 0 ? field : `${field}(${all.join(', ')})`);
  if (choices.length === 0) return [called(given)];
  return choices.map(({ name, value }) => `${field}${value}: ${called([...given, `${name}: ${value}`])}`);
}

function valueFor({ name, type }: GraphQLArgument): string {
  const inner = getNamedType(type);
  if (inner === GraphQLInt) return name === 'after' ? '0' : String(PAGE);
  return '""';
}
