// The order of what a player has few of: read whole, sorted here.

/** Those of one instant come in an order that means nothing, but always in the same. */
export function newestFirst<T extends { readonly createdAt: string; readonly id: string }>(
  all: Iterable<T>,
): readonly T[] {
  const place = ({ createdAt, id }: T) => `${createdAt} ${id}`;
  return [...all].sort((a, b) => (place(a) < place(b) ? 1 : -1));
}
