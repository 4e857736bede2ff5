// What an operation may be at most, checked before it runs: small enough that no single request can
// keep the function busy, roomy enough for every page and for a schema's introspection.
import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

// Comparing fields for conflicts takes time by the square of the tokens: 1 000 are some 30 ms. An introspection has 184.
// `selections` counts a fragment's wherever it is spread; what an operation may cost besides, cost.ts says.
export const LIMITS = { tokens: 1000, selections: 2000, depth: 15, aliases: 30, errors: 10 } as const;

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined;

interface Shape {
  readonly depth: number;
  readonly aliases: number;
}

const NOTHING: Shape = { depth: 0, aliases: 0 };

/** Validation rule: depth and aliases, fragments counted wherever they are spread; one field in a mutation. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  const shapeOf = shapes(name => context.getFragment(name));
  const report = (operation: OperationDefinitionNode, message: string): void =>
    context.reportError(new GraphQLError(message, { nodes: operation }));
  return {
    OperationDefinition(operation) {
      const { depth, aliases } = shapeOf(operation.selectionSet);
      if (depth > LIMITS.depth) report(operation, `Operations go at most ${LIMITS.depth} levels deep.`);
      if (aliases > LIMITS.aliases) report(operation, `Operations use at most ${LIMITS.aliases} aliases.`);
      if (operation.operation !== OperationTypeNode.MUTATION) return;
      const fields = rootFields(operation, name => context.getFragment(name));
      if (fields.length > 1) report(operation, 'A mutation has one field at its root.');
    },
  };
}

/** The fields at an operation's root, `__typename` aside, wherever fragments have put them. */
export function rootFields(operation: OperationDefinitionNode, fragmentOf: FragmentOf): readonly FieldNode[] {
  const seen = new Set<string>();
  const collect = (set: SelectionSetNode): readonly FieldNode[] =>
    set.selections.flatMap(node => {
      if (node.kind === Kind.FIELD) return node.name.value.startsWith('__') ? [] : [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return collect(node.selectionSet);
      const fragment = seen.has(node.name.value) ? null : fragmentOf(node.name.value);
      seen.add(node.name.value);
      return fragment ? collect(fragment.selectionSet) : [];
    });
  return collect(operation.selectionSet);
}

// Each fragment is measured once; one within itself (refused by another rule) measures nothing.
function shapes(fragmentOf: FragmentOf): (set: SelectionSetNode) => Shape {
  const known = new Map<string, Shape>();
  const spread = (name: string): Shape => {
    const before = known.get(name);
    if (before) return before;
    known.set(name, NOTHING);
    const fragment = fragmentOf(name);
    const shape = fragment ? shapeOf(fragment.selectionSet) : NOTHING;
    known.set(name, shape);
    return shape;
  };
  const shapeOf = (set: SelectionSetNode): Shape =>
    set.selections.reduce<Shape>((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return joined(sum, spread(node.name.value));
      const inner = node.selectionSet ? shapeOf(node.selectionSet) : NOTHING;
      return joined(sum, node.kind === Kind.FIELD ? around(node, inner) : inner);
    }, NOTHING);
  return shapeOf;
}

function joined(a: Shape, b: Shape): Shape {
  return { depth: Math.max(a.depth, b.depth), aliases: a.aliases + b.aliases };
}

// graphql-js has its own limit for the depth of introspection, which ours would cut off too early.
function around(field: FieldNode, inner: Shape): Shape {
  const depth = field.name.value.startsWith('__') ? 1 : inner.depth + 1;
  return { depth, aliases: inner.aliases + (field.alias ? 1 : 0) };
}
