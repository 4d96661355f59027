import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { daily, fontFiles, weights } from '../src/web/theme/font';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
);
const FOLDER = fileURLToPath(new URL('../.cache/font', import.meta.url));

/**
 * Aliases for the font's files (`resolve.alias`). If `isCut`, a subset is created: 13 kB instead of 27 before
 * a first view. It is created once and atomically, because several processes may start together.
 */
export async function fontAliases(isCut: boolean): Promise<Record<string, string>> {
  if (!isCut) return { [fontFiles.daily]: whole, [fontFiles.whole]: whole };
  const source = readFileSync(whole);
  const hash = createHash('sha256').update(source).update(JSON.stringify({ daily, weights }));
  const folder = `${FOLDER}/${hash.digest('hex').slice(0, 16)}`;
  const file = `${folder}/${fontFiles.daily}`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, await cut(source));
    renameSync(aside, file);
  }
  return { [fontFiles.daily]: file, [fontFiles.whole]: whole };
}

async function cut(source: Buffer): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const text = daily
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, nth) => first + nth))
    .map((point) => String.fromCodePoint(point))
    .join('');
  return subsetFont(source, text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
}
