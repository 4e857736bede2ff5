// A random UUID, also on pages that are not served securely (a phone that tries a laptop's server).

export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = bytes.reduce(
    (text, byte, place) => text + fixed(byte, place).toString(16).padStart(2, '0'),
    '',
  );
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Version 4, variant 1 (RFC 9562). */
function fixed(byte: number, place: number): number {
  if (place === 6) {
    return 0x40 + (byte % 16);
  }
  return place === 8 ? 0x80 + (byte % 64) : byte;
}
