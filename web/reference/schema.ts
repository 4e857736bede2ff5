// The schema as HTML: every type, field, argument and value with its description, each with an anchor of its own.
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { escapeHtml, inlineHtml } from './html.ts';

export interface Section {
  readonly title: string;
  readonly anchor: string;
  readonly types: readonly GraphQLNamedType[];
}

/** The types by kind, in the order of the schema; built-in ones are left out. */
export function sectionsOf(schema: GraphQLSchema): readonly Section[] {
  const roots: readonly unknown[] = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(
    type => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  );
  const isRoot = (type: GraphQLNamedType) => roots.includes(type);
  const section = (title: string, anchor: string, isOf: (type: GraphQLNamedType) => boolean): Section => ({
    title,
    anchor,
    types: types.filter(isOf),
  });
  return [
    section('Queries and mutations', 'operations', isRoot),
    section('Objects', 'objects', type => isObjectType(type) && !isRoot(type)),
    section('Interfaces', 'interfaces', isInterfaceType),
    section('Inputs', 'inputs', isInputObjectType),
    section('Enums', 'enums', isEnumType),
    section('Scalars', 'scalars', isScalarType),
  ];
}

export function typeHtml(type: GraphQLNamedType): string {
  const heading = `<h4 id="${type.name}">${type.name}${implemented(type)}</h4>`;
  return `<section>${heading}\n${paragraph(type.description)}${membersHtml(type)}</section>`;
}

function implemented(type: GraphQLNamedType): string {
  const interfaces = isObjectType(type) ? type.getInterfaces() : [];
  return interfaces.length === 0 ? '' : ` <small>is a ${interfaces.map(linkHtml).join(', ')}</small>`;
}

function membersHtml(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return `<dl>${type
      .getValues()
      .map(value => valueHtml(type, value))
      .join('\n')}</dl>`;
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return '';
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(
    type.getFields(),
  );
  return `<dl>${fields.map(field => fieldHtml(type, field)).join('\n')}</dl>`;
}

function valueHtml(type: GraphQLEnumType, value: ReturnType<GraphQLEnumType['getValues']>[number]): string {
  return entryHtml(type, { name: value.name, rest: '' }, value);
}

function fieldHtml(
  type: GraphQLNamedType,
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): string {
  const args = 'args' in field ? field.args : [];
  const listed = args.map(arg => `${arg.name}: ${typeRefHtml(arg.type)}${defaultOf(arg)}`).join(', ');
  const rest = `${listed === '' ? '' : `(${listed})`}: ${typeRefHtml(field.type)}${defaultOf(field)}`;
  return entryHtml(type, { name: field.name, rest }, field) + args.map(argumentHtml).join('');
}

interface Signature {
  readonly name: string;
  /** What follows the name, in HTML. */
  readonly rest: string;
}

interface Described {
  readonly description?: string | null | undefined;
  readonly deprecationReason?: string | null | undefined;
}

function entryHtml(
  type: GraphQLNamedType,
  { name, rest }: Signature,
  { description, deprecationReason }: Described,
): string {
  const anchor = `${type.name}.${name}`;
  const gone = deprecationReason ? `<strong>Deprecated: ${inlineHtml(deprecationReason)}</strong> ` : '';
  const term = `<dt id="${anchor}"><code><a href="#${anchor}">${name}</a>${rest}</code></dt>`;
  return `${term}<dd>${gone}${inlineHtml(description ?? '')}</dd>`;
}

function argumentHtml({ name, description }: GraphQLArgument): string {
  return `<dd class="argument"><code>${name}</code> ${inlineHtml(description ?? '')}</dd>`;
}

function defaultOf(of: object): string {
  const value: unknown = 'defaultValue' in of ? of.defaultValue : undefined;
  return value === undefined ? '' : ` = ${escapeHtml(String(value))}`;
}

function typeRefHtml(type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeRefHtml(type.ofType)}!`;
  if (isListType(type)) return `[${typeRefHtml(type.ofType)}]`;
  return isSpecifiedScalarType(type) ? type.name : linkHtml(type);
}

function linkHtml({ name }: { readonly name: string }): string {
  return `<a href="#${name}">${name}</a>`;
}

function paragraph(description: string | null | undefined): string {
  return description ? `<p>${inlineHtml(description)}</p>\n` : '';
}
