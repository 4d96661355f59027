/**
 * The shipped configuration and access model, judged as the server judges them at start, before anything is built.
 * Other files of configurations may be named instead. Exit code 1 with one line for each mistake.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkAccessModel } from '../src/core/access/check-model';
import { pageRows } from '../src/core/routes';
import { check } from '../src/core/schema/check';
import { loadConfig } from './load-config';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function faultsOf(path: string): Promise<string[]> {
  const loaded = await loadConfig(path);
  if ('fault' in loaded) return [loaded.fault];
  return check(loaded.config, pageRows).map((fault) => `${basename(path)}: ${fault}`);
}

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [at('resources.config.ts')];
const faults = [
  ...(await Promise.all(paths.map(faultsOf))).flat(),
  ...(await checkAccessModel(readFileSync(at('access.model.conf'), 'utf8'))),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
