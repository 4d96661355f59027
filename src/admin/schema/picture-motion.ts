const MOTION_BYTES = 4096;

/** True for an animated WebP (VP8X flags) or PNG (`acTL`). */
export function isMoving(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (text(1, 4) !== 'PNG') return false;
  // A PNG chunk is length, name, data and four bytes of checksum; `acTL` precedes the pixels.
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = text(at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
  }
  return false;
}

export const movesIn = async (file: Blob): Promise<boolean> =>
  isMoving(new Uint8Array(await file.slice(0, MOTION_BYTES).arrayBuffer()));

export const MOVING_PICTURE = 'Gambar bergerak disimpan sebagai gambar diam: bingkai pertamanya.';
