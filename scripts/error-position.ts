import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Source location of a `check()` error in the configuration at `path`: `resources/promo.ts:26` for
 * `promo.discount: …`, without a line unless exactly one matches; the configuration itself if the resource
 * has no file.
 */
export function errorPosition(path: string, error: string): string {
  const [resource = '', ...rest] = (/^[\w.-]+/.exec(error)?.[0] ?? '').split('.');
  const file = `resources/${resource}.ts`;
  const part = join(dirname(path), file);
  const source = existsSync(part) ? readFileSync(part, 'utf8') : '';
  if (!source.includes(`name: '${resource}'`)) return basename(path);
  const named = new RegExp(String.raw`^\s+(?:name: ')?${rest.at(-1) ?? ''}(?::|')`);
  const lines = source.split('\n').flatMap((text, index) => (named.test(text) ? [index + 1] : []));
  return rest.length > 0 && lines.length === 1 ? `${file}:${lines[0]}` : file;
}
