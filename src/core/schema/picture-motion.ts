/** Bytes at the start of a file in which a picture says that it moves. */
const MOTION_BYTES = 4096;

/** Whether these first bytes are of a WebP or PNG with more than one frame (VP8X flags of WebP, `acTL` of APNG). */
export function isMoving(bytes: Uint8Array): boolean {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 16) === 'WEBPVP8X') return ((bytes[20] ?? 0) & 2) !== 0;
  if (text(1, 4) !== 'PNG') return false;
  // A chunk is its length, its name, its data and four bytes of checksum; frames are told before the first pixels.
  for (let at = 8; at + 8 <= bytes.length; ) {
    const name = text(at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    at += 12 + new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0);
  }
  return false;
}

/** Tells whether the picture of a file moves. */
export const movesIn = async (file: Blob): Promise<boolean> =>
  isMoving(new Uint8Array(await file.slice(0, MOTION_BYTES).arrayBuffer()));

/** Said of a moving picture, which is stored as one frame. */
export const MOVING_PICTURE = 'Gambar bergerak disimpan sebagai gambar diam: bingkai pertamanya.';
