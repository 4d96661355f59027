import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../src/core/schema/resource';
import { repositoryRoot } from './root';
import { reasonOf, StartError } from './start-error';

/** What administrators write by hand: `resources.config.ts` with its entities, and the text of `access.model.conf`. */
export interface Configuration {
  config: Config;
  accessModel: string;
}

/** One that was laid down as a module, which browsers load as it is (ADR 0015). */
export interface MadeConfiguration extends Configuration {
  folder: string;
  /** Named by its content. */
  file: string;
}

/** What `scripts/make-configuration.ts` laid down last. Throws `StartError` when it never ran, or what it made cannot be read. */
export async function madeConfiguration(): Promise<MadeConfiguration> {
  const told = join(repositoryRoot, 'dist', 'configuration.json');
  const folder = join(repositoryRoot, 'dist', 'configuration');
  try {
    const { file } = JSON.parse(readFileSync(told, 'utf8')) as { file: string };
    const module = (await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)) as Configuration;
    return { config: module.config, accessModel: module.accessModel, folder, file };
  } catch (failure) {
    throw new StartError(`The configuration is not made (${told}): run "npm start". ${reasonOf(failure)}`, {
      cause: failure,
    });
  }
}
