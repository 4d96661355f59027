import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkAccessModel } from '../src/core/access/check-model';
import { pageRows } from '../src/core/routes';
import { check } from '../src/core/schema/check';
import type { Config } from '../src/core/schema/resource';
import { loadConfig } from './load-config';

/** Both files that administrators write by hand, or every mistake in them, one line each. */
export type Judged = { config: Config; accessModel: string } | { faults: string[] };

/** Judges the files of `root` as the server judges them at start. */
export async function judgeConfiguration(root: string): Promise<Judged> {
  const missing = ['resources.config.ts', 'access.model.conf'].filter(
    (file) => !existsSync(join(root, file)),
  );
  if (missing.length > 0) return { faults: missing.map((file) => `${file}: is missing`) };
  const accessModel = readFileSync(join(root, 'access.model.conf'), 'utf8');
  const [judged, accessFaults] = await Promise.all([
    judgeConfig(join(root, 'resources.config.ts')),
    checkAccessModel(accessModel),
  ]);
  const faults = [...('faults' in judged ? judged.faults : []), ...accessFaults];
  return 'faults' in judged || faults.length > 0 ? { faults } : { config: judged.config, accessModel };
}

/** Judges a file of declarations. What passes is data, and can be handed on as such (ADR 0005). */
export async function judgeConfig(path: string): Promise<{ config: Config } | { faults: string[] }> {
  const file = basename(path);
  const loaded = await loadConfig(path);
  if ('fault' in loaded) return { faults: [loaded.fault] };
  const faults = check(loaded.config, pageRows).map((fault) => `${file}: ${fault}`);
  return faults.length > 0 ? { faults } : loaded;
}
