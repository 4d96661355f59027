import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../src/server/configuration';
import { configurationHash } from './source-hash.mjs';
import type { Validated } from './validate-configuration';

/** Open pages and running processes may still request earlier modules. */
const MAX_FILES = 10;

/** Browsers parse JSON text faster than the same object literal. */
const asText = (value: unknown): string => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;

/**
 * Validates the hand-written files and writes them as one module for server and browser, named by content hash (ADR
 * 0015). After a mistake, the previous module stays.
 */
export async function writeConfiguration(
  root: string,
  validate: (root: string) => Promise<Validated>,
): Promise<Validated> {
  // Hashed first: a change during the build triggers another build at the next start.
  const from = configurationHash(root);
  const validated = await validate(root);
  if (!('errors' in validated)) write(root, validated, from);
  return validated;
}

function write(root: string, configuration: Configuration, from: string): void {
  const folder = join(root, 'dist', 'configuration');
  const code = Object.entries(configuration)
    .map(([name, value]) => `export const ${name} = JSON.parse(${asText(value)});\n`)
    .join('');
  const file = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;

  mkdirSync(folder, { recursive: true });
  const aside = join(folder, `.${process.pid}.js`);
  writeFileSync(aside, code);
  renameSync(aside, join(folder, file));

  // Written last and atomically, because servers read it.
  const target = join(root, 'dist', 'configuration.json');
  writeFileSync(`${target}.${process.pid}`, JSON.stringify({ file, from }));
  renameSync(`${target}.${process.pid}`, target);

  const age = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
  for (const old of modules.sort((one, other) => age(other) - age(one)).slice(MAX_FILES)) {
    rmSync(join(folder, old), { force: true });
  }
}
