// Bytes of a file to text: UTF-8 with or without a byte order mark, else CP-1252, in which every byte is a letter.

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const CP1252 = new TextDecoder('windows-1252');

export function decodeText(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return CP1252.decode(bytes);
  }
}
