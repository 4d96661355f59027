/**
 * Judges what administrators wrote by hand and lays it down as one module for the server and the browser, named by its
 * content (ADR 0015). Exit code 1 with one line for each mistake; what was laid down before stays then.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeConfiguration } from './judge-configuration';
import { configurationHash } from './source-hash.mjs';

/** Pages that are open and processes that run may still ask for earlier ones. */
const KEPT = 10;

const root = process.cwd();
const folder = join(root, 'dist', 'configuration');
// First: what changes while it is read is made once more at the next start.
const from = configurationHash(root);

const judged = await judgeConfiguration(root);
if ('errors' in judged) {
  for (const error of judged.errors) console.error(error);
  process.exit(1);
}

/** As text of JSON, which a browser reads sooner than it compiles the same as a script. */
const asText = (value: unknown): string => `'${JSON.stringify(value).replace(/[\\']/g, '\\$&')}'`;

const code = Object.entries(judged)
  .map(([name, value]) => `export const ${name} = JSON.parse(${asText(value)});\n`)
  .join('');
const file = `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.js`;

mkdirSync(folder, { recursive: true });
const aside = join(folder, `.${process.pid}.js`);
writeFileSync(aside, code);
renameSync(aside, join(folder, file));

// Last, and whole: it is what servers go by.
const told = join(root, 'dist', 'configuration.json');
writeFileSync(`${told}.${process.pid}`, JSON.stringify({ file, from }));
renameSync(`${told}.${process.pid}`, told);

const age = (name: string): number => statSync(join(folder, name)).mtimeMs;
const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
for (const old of modules.sort((one, other) => age(other) - age(one)).slice(KEPT)) {
  rmSync(join(folder, old), { force: true });
}
