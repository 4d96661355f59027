import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../admin/schema/resource';
import { repositoryRoot } from '../platform/root';
import { reasonOf, StartError } from '../platform/start-error';

/** The hand-written files: `resources.config.ts` with its entities, and `access.model.conf`. */
export interface Configuration {
  config: Config;
  accessModel: string;
}

/** A configuration built as a module, which browsers load as well (ADR 0015). */
export interface MadeConfiguration extends Configuration {
  folder: string;
  /** Named by content hash. */
  file: string;
}

/**
 * The latest output of `scripts/make-configuration.ts`. Throws `StartError` if it is missing or unreadable.
 */
export async function madeConfiguration(): Promise<MadeConfiguration> {
  const path = join(repositoryRoot, 'dist', 'configuration.json');
  const folder = join(repositoryRoot, 'dist', 'configuration');
  try {
    const { file } = JSON.parse(readFileSync(path, 'utf8')) as { file: string };
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Configuration;
    return { config: module.config, accessModel: module.accessModel, folder, file };
  } catch (failure) {
    throw new StartError(`The configuration is not made (${path}): run "npm start". ${reasonOf(failure)}`, {
      cause: failure,
    });
  }
}
