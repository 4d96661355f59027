import { DEMO_PASSWORD, DEMO_PIN } from '../../demo/logins';
import { seedAccounts } from '../../demo/seed';
import type { Database } from '../../src/platform/db/client';
import { migrate } from '../../src/platform/db/migrate';
import { seedDemo } from '../../src/platform/demonstration';
import { readEnv } from '../../src/platform/env';
import { loadModel } from '../../src/server/model';
import { createServices, type Services } from '../../src/server/services';
import { cheapHash } from './cheap-hash';
import { sourceConfiguration } from './configuration';
import { emptyTables, type Filling, seededAs } from './filling';

/** Initial data; `accounts` are the demo accounts without history and catalogue. */
export type Seed = 'demo' | 'accounts' | 'none';

const seeded = (name: string, sow: (database: Database, services: Services) => Promise<unknown>) => () =>
  seededAs(name, async (database, DATA_DIR) => {
    await migrate(database);
    const services = createServices({
      env: readEnv({ DATA_DIR }),
      database,
      loaded: loadModel(sourceConfiguration()),
    });
    await services.vault.ready();
    await sow(database, services);
    await services.entities.ready();
  });

export const fillings: Record<Seed, () => Filling> = {
  none: emptyTables,
  accounts: seeded('accounts', async (database, { model }) => {
    const hashes = { password: await cheapHash(DEMO_PASSWORD), pin: await cheapHash(DEMO_PIN) };
    await database.transaction((tx) =>
      seedAccounts(tx, { hashes, accessKeys: model.accessKeys, now: Date.now() }),
    );
  }),
  demo: seeded('demo', (database, services) =>
    seedDemo(database, cheapHash, { ...services, storePicture: services.upload.adopt }),
  ),
};
