import { openDatabase } from '../../src/platform/db/client';
import type { Filling } from './filling';
import { keptFolder } from './kept-folder';

/** A data folder with a filled database, created once and kept between runs. */
export const embeddedTemplate = ({ name, fill }: Filling): Promise<string> =>
  keptFolder('test-database', name, async (folder) => {
    const database = await openDatabase({ DATA_DIR: folder });
    try {
      await fill(database, folder);
    } finally {
      await database.close();
    }
  });
