import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../src/admin/schema/stored';
import { compareDocuments, compareTables, undeclaredDocuments } from '../src/admin/server/stored';
import { openDatabase } from '../src/platform/db/client';
import { readEnv } from '../src/platform/env';
import { StartError } from '../src/platform/start-error';
import type { Configuration } from '../src/server/configuration';
import { loadModel } from '../src/server/model';
import { createServices } from '../src/server/services';

/** Rows of an own table that are read of each partner. */
const MOST_ROWS = 1000;

/** One line for each way in which stored records differ from the declarations. */
export async function differences(configuration: Configuration): Promise<string[]> {
  const env = readEnv();
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db'))) {
    throw new StartError(`There is no database in ${env.DATA_DIR}: set DATA_DIR or DATABASE_URL.`);
  }
  const database = await openDatabase(env, { limits: { statement: 0, idle: 0 } });
  try {
    const loaded = loadModel(configuration);
    const { entities } = createServices({ env, database, loaded });
    const findings = [
      ...(await undeclaredDocuments(database, loaded.model)),
      ...(await compareDocuments(database, loaded.model)),
      ...(await compareTables(database, loaded.model, entities, { most: MOST_ROWS })),
    ];
    return findings.map(lineOf);
  } finally {
    await database.close();
  }
}
