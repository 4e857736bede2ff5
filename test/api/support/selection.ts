// Everything that can be asked, taken from the schema itself, so that a new field is asked for from its first day.
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { typeDefs } from '../../../api/schema.generated.ts';

const SCHEMA = buildSchema(typeDefs);

/** All fields of a type, deep down; of a type within itself only those that need nothing and have no fields of their own. */
export function everyField(typeName: string, path: readonly string[] = []): string {
  const type = SCHEMA.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} has no fields`);
  const within = [...path, typeName];
  const selections = Object.values(type.getFields()).flatMap(field => selectionsOf(field, within));
  return `{ ${selections.join(' ')} }`;
}

function selectionsOf(field: GraphQLField<unknown, unknown>, within: readonly string[]): readonly string[] {
  const isRepeated = within.slice(0, -1).includes(within.at(-1) ?? '');
  const inner = getNamedType(field.type);
  const needs = field.args.filter(isRequiredArgument);
  if (isRepeated && (needs.length > 0 || !isLeafType(inner))) return [];
  const asked = needs.reduce<readonly string[]>(
    (all, need) => all.flatMap(each => given(each, need)),
    [field.name],
  );
  return isLeafType(inner) ? asked : asked.map(each => `${each} ${everyField(inner.name, within)}`);
}

/** A page as large as may be; every value of an enum, under a name of its own. */
function given(asked: string, { name, type }: GraphQLArgument): readonly string[] {
  const inner = getNamedType(type);
  if (!isEnumType(inner)) return [`${asked}(${name}: 100)`];
  return inner.getValues().map(value => `${asked}${value.name}: ${asked}(${name}: ${value.name})`);
}
