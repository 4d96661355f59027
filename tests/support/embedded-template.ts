import { openDatabase } from '../../src/platform/db/client';
import { cacheFolder } from './cache-folder';
import type { Filling } from './filling';

/** A data folder with a filled database, created once and reused between runs. */
export const embeddedTemplate = ({ name, fill }: Filling): Promise<string> =>
  cacheFolder('test-database', name, async (folder) => {
    const database = await openDatabase({ DATA_DIR: folder });
    try {
      await fill(database, folder);
    } finally {
      await database.close();
    }
  });
