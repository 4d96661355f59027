import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import shipped from '../../resources.config';
import type { Configuration } from '../../server/configuration';
import { repositoryRoot } from '../../server/root';
import type { Config } from '../../src/core/schema/resource';

/** Configuration from sources, so that API tests need no build. */
export const sourceConfiguration = (config: Config = shipped): Configuration => ({
  config,
  accessModel: readFileSync(join(repositoryRoot, 'access.model.conf'), 'utf8'),
});
