// Pages of Relay connections.
import { badInput } from '../errors.ts';

export interface PageRequest {
  /** At most this many. */
  readonly first: number;
  /** The cursor behind which to go on; null for the beginning. */
  readonly after: string | null;
}

export interface Page<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

interface Bounds extends Pick<PageRequest, 'after'> {
  readonly hasNextPage: boolean;
  /** Where the next page goes on when the last entries read were left out. */
  readonly end?: string | undefined;
}

/** Whether entries lie before a page is told by its cursor alone: to look would be one more read. */
export function pageOf<Node>(edges: Page<Node>['edges'], { after, hasNextPage, end }: Bounds): Page<Node> {
  const startCursor = edges[0]?.cursor ?? null;
  const endCursor = end ?? edges.at(-1)?.cursor ?? null;
  const pageInfo = { hasNextPage, hasPreviousPage: after !== null, startCursor, endCursor };
  return { edges, nodes: edges.map(({ node }) => node), pageInfo };
}

/** Opaque to clients; the words are for us. */
export function formatCursor(words: readonly string[]): string {
  return Buffer.from(words.join(' ')).toString('base64url');
}

/** Reads a cursor by `parse`; refuses one that was never given out. */
export function parseCursor<Place>(
  cursor: string | null,
  parse: (words: readonly string[]) => Place | null,
): Place | null {
  if (cursor === null) return null;
  const place = parse(Buffer.from(cursor, 'base64url').toString().split(' '));
  if (place === null) throw badInput('after is no cursor of this list.');
  return place;
}
