import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json|txt|webmanifest|map)$/;
/** Below this size compression saves no packet. */
const SMALLEST = 1024;

const encodings = [
  // Maximum level, because a file is compressed once and sent many times.
  { ending: 'br', encode: promisify(brotliCompress) },
  { ending: 'gz', encode: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
];

/** Writes a `.br` and a `.gz` for every built text file; `src/platform/http/cached-files.ts` sends them. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
    await Promise.all(files.map((file) => compress(join(dir, file))));
  },
});

/** Writes encoded copies if they are smaller. */
export async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  for (const { ending, encode } of encodings) {
    const packed = await encode(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed);
  }
}
