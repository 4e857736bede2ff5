// What an operation costs, from its text and the sizes of its pages alone: one, and one for every object, a page as many
// times as it may have entries, and more for fields that read a match from its first deal on.
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isLeafType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
  visit,
} from 'graphql';
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity';
import { unfitArgument } from './errors.ts';

/** Fields that read more than themselves. */
export const DEAR: Readonly<Record<string, number>> = {
  'Match.deal': 5,
  'Match.history': 50,
  'Score.lines': 50,
  'Match.export': 100,
  'Player.data': 1000,
};

export interface Operation {
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The cost of a valid operation; null when its variables do not fit, which execution refuses. Throws the error of an
 * argument that only its variable makes unfit: execution would leave that field out and carry on with the others.
 */
export type CostOf = (operation: Operation) => number | null;

/** How many sizes of pages, given by variables, are remembered with an operation. */
const REMEMBERED = 100;

interface Known {
  /** Variables that the cost depends on. */
  readonly names: readonly string[];
  readonly costs: Map<string, number>;
}

/** Costs of a schema's operations, worked out once: Apollo keeps the parsed documents, and these hang on them. */
export function costsOf(schema: GraphQLSchema): CostOf {
  const known = new WeakMap<OperationDefinitionNode, Known>();
  return operation => {
    const { document, definition, variables } = operation;
    const about = known.get(definition) ?? { names: decisiveVariables(document), costs: new Map() };
    known.set(definition, about);
    const key = JSON.stringify(about.names.map(name => variables[name]));
    const before = about.costs.get(key);
    if (before !== undefined) return before;
    const cost = computed(schema, operation);
    if (about.costs.size >= REMEMBERED) about.costs.clear();
    if (cost !== null) about.costs.set(key, cost);
    return cost;
  };
}

function computed(schema: GraphQLSchema, { document, definition, variables }: Operation): number | null {
  const { errors } = getVariableValues(schema, definition.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (errors !== undefined) return null;
  try {
    return (
      1 +
      getComplexity({
        schema,
        query: document,
        variables: { ...variables },
        estimators: [costOfField],
        ...(definition.name !== undefined && { operationName: definition.name.value }),
      })
    );
  } catch (error) {
    throw unfitArgument(error);
  }
}

function costOfField({ type, field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const { first: entries }: { readonly first?: unknown } = args;
  const own = DEAR[`${type.name}.${field.name}`] ?? (isLeafType(getNamedType(field.type)) ? 0 : 1);
  return typeof entries === 'number'
    ? own + Math.max(0, entries) * (1 + childComplexity)
    : own + childComplexity;
}

/** Those that stand for the size of a page, or decide whether a field is asked for at all. */
function decisiveVariables(document: DocumentNode): readonly string[] {
  const values: ValueNode[] = [];
  visit(document, {
    Field({ arguments: given = [] }) {
      values.push(...given.filter(({ name }) => name.value === 'first').map(({ value }) => value));
    },
    Directive({ arguments: given = [] }) {
      values.push(...given.map(({ value }) => value));
    },
  });
  return values.flatMap(value => (value.kind === Kind.VARIABLE ? value.name.value : []));
}
