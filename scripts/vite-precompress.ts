import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest|map)$/;
/** Below this a packet is not saved, and the header costs more. */
const SMALLEST = 1024;

const encodings = [
  // Both at their strongest: a file is compressed once and sent many times.
  { ending: 'br', encode: promisify(brotliCompress) },
  { ending: 'gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Puts a `.br` and a `.gz` beside every built text file of a release; `server/http/kept-files.ts` sends them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
    await Promise.all(files.map((file) => compress(join(dir, file))));
  },
});

/** Lays the encoded copies beside a file that they make smaller. */
export async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  for (const { ending, encode } of encodings) {
    const packed = await encode(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  }
}
