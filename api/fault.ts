/**
 * What only a bug or a broken store leads to. Its message is logged, so it names ids, keys and numbers, and never what
 * lies in an item; every other error is logged without its message.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
}
