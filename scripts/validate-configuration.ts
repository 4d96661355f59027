import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAccessModel } from '../src/admin/access/check-model';
import { check } from '../src/admin/schema/check';
import type { Config } from '../src/admin/schema/resource';
import { reads } from '../src/server/reads';
import { offers } from '../src/topics/offers';
import { pageRows } from '../src/web/routes/page-rows';
import { type Load, positionsIn } from './error-position';
import { importModule, loadConfig } from './load-config';

/** Both hand-written files, or every mistake in them, one per line. */
export type Validated = { config: Config; accessModel: string } | { errors: string[] };

/** Validates the files of `root` as the server does at start. */
export async function validateConfiguration(root: string, load: Load = importModule): Promise<Validated> {
  const missing = ['resources.config.ts', 'access.model.conf'].filter(
    (file) => !existsSync(join(root, file)),
  );
  if (missing.length > 0) return { errors: missing.map((file) => `${file}: is missing`) };
  const accessModel = readFileSync(join(root, 'access.model.conf'), 'utf8');
  const [validated, accessErrors] = await Promise.all([
    validateConfig(join(root, 'resources.config.ts'), load),
    checkAccessModel(accessModel),
  ]);
  const errors = [...('errors' in validated ? validated.errors : []), ...accessErrors];
  return 'errors' in validated || errors.length > 0 ? { errors } : { config: validated.config, accessModel };
}

/** Names the resources that people change without a history and a bin; undefined if there are none. */
export function noteOnHistory({ resources }: Config): string | undefined {
  const changed = resources.filter(
    ({ store, history, can }) => store && !history && can.some((operation) => operation !== 'export'),
  );
  const names = changed
    .map(({ name }) => name)
    .sort()
    .join(', ');
  return names && `No history and no bin, because they have own tables: ${names}.`;
}

/** Validates a file of declarations. Valid ones are plain data (ADR 0005). */
export async function validateConfig(
  path: string,
  load: Load = importModule,
): Promise<{ config: Config } | { errors: string[] }> {
  const loaded = await loadConfig(path, load);
  if ('error' in loaded) return { errors: [loaded.error] };
  const errors = check(loaded.config, pageRows, offers, reads);
  if (errors.length === 0) return loaded;
  const positionOf = await positionsIn(path, loaded.config, load);
  return { errors: errors.map((error) => `${positionOf(error)}: ${error}`) };
}
