import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import shipped from '../../resources.config';
import type { Config } from '../../src/admin/schema/resource';
import { repositoryRoot } from '../../src/platform/root';
import type { Configuration } from '../../src/server/configuration';

/** Configuration from sources, so that API tests need no build. */
export const sourceConfiguration = (config: Config = shipped): Configuration => ({
  config,
  accessModel: readFileSync(join(repositoryRoot, 'access.model.conf'), 'utf8'),
});
