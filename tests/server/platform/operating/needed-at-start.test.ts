import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import shipped from '../../../../resources.config';
import { readEnv } from '../../../../src/platform/env';
import { StartError } from '../../../../src/platform/start-error';
import { startServer } from '../../../../src/server/start';
import { sourceConfiguration } from '../../../support/configuration';
import { configurationWithout } from '../../../support/configuration-without';
import { sourcePages } from '../../../support/source-pages';
import { tempFolder } from '../../../support/temp-folder';

it('the server names in one line what code reads and the configuration lacks, before it writes anything', async () => {
  const DATA_DIR = join(tempFolder(), 'data');
  const start = startServer(readEnv({ DATA_DIR, PORT: '0' }), {
    pages: sourcePages(),
    configuration: sourceConfiguration(configurationWithout(shipped, 'api-request')),
  });

  await expect(start).rejects.toThrow(
    new StartError('resources.config.ts: api-request: is missing, but needed by the integration of programs'),
  );
  expect(existsSync(DATA_DIR)).toBe(false);
});
