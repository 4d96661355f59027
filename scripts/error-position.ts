import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../src/admin/schema/resource';

/** Loads a module as it was loaded before, so that its exports are the same objects. */
export type Load = (path: string) => Promise<Record<string, unknown>>;

/**
 * Source location of each error of `check()` in the configuration at `path`: `resources/promo.ts:26` for
 * `promo.discount: …`, without a line unless exactly one matches. The file is the one that exports the resource.
 */
export async function positionsIn(
  path: string,
  config: Config,
  load: Load,
): Promise<(error: string) => string> {
  const folder = dirname(path);
  const files = new Map<unknown, string>();
  for (const name of existsSync(join(folder, 'resources')) ? readdirSync(join(folder, 'resources')) : []) {
    const file = `resources/${name}`;
    for (const one of Object.values(await load(join(folder, file)).catch(() => ({})))) files.set(one, file);
  }
  const owners = (Array.isArray(config?.resources) ? config.resources : []).map((spec, index) => ({
    names: [`resources.${index}`, ...(typeof spec?.name === 'string' ? [spec.name] : [])],
    file: files.get(spec),
  }));
  return (error) => {
    const own = owners.find(({ names }) =>
      names.some((name) => /^[.:]/.test(error.slice(name.length)) && error.startsWith(name)),
    );
    const file = own?.file ?? basename(path);
    const line = lineOf(readFileSync(join(folder, file), 'utf8'), error);
    return line ? `${file}:${line}` : file;
  };
}

/** Line, from 1, of what the error names last before its colon, of the first word that it quotes, or of its field. */
function lineOf(source: string, error: string): number | undefined {
  const [at = ''] = /^[^:]+/.exec(error) ?? [];
  const [, ...parts] = at.split('.');
  const words = [parts.at(-1), /"([^"]+)"/.exec(error)?.[1]];
  const numbered = source.split('\n').map((text, index) => ({ text, line: index + 1 }));
  for (const word of words) {
    if (!word) continue;
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const declared = new RegExp(String.raw`^\s+(?:name: ')?'?${escaped}'?:|^\s+name: '${escaped}'`);
    const mentioned = new RegExp(`['"]${escaped}['"]`);
    for (const pattern of [declared, mentioned]) {
      const [first, ...rest] = numbered.filter(({ text }) => pattern.test(text));
      // The name of a resource stands above those of its actions.
      if (first && (rest.length === 0 || word === 'name')) return first.line;
      if (first) break;
    }
  }
  // A setting that many fields have, or that is missing, stands inside its field.
  const [field, ...others] = numbered.filter(({ text }) =>
    new RegExp(`^\\s+'?${parts.at(-2)}'?: \\{`).test(text),
  );
  return others.length === 0 ? field?.line : undefined;
}
