/**
 * Validates the hand-written files and writes them as one module for server and browser, named by content
 * hash (ADR 0015). Exit code 1 with one line per mistake; the previous module stays.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationHash } from './source-hash.mjs';
import { validateConfiguration } from './validate-configuration';

/** Open pages and running processes may still request earlier modules. */
const MAX_FILES = 10;

const root = process.cwd();
const folder = join(root, 'dist', 'configuration');
// Hashed first: a change during the build triggers another build at the next start.
const from = configurationHash(root);

const validated = await validateConfiguration(root);
if ('errors' in validated) {
  for (const error of validated.errors) console.error(error);
  process.exit(1);
}

/** Browsers parse JSON text faster than the same object literal. */
const asText = (value: unknown): string => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;

const code = Object.entries(validated)
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
