import { createHash } from 'node:crypto';
import { configurationHash, sourceHash } from '../../scripts/source-hash.mjs';
import type { Database } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { sqlFilesOf } from '../../server/db/sql-files';
import { sqlFolders } from '../../server/db/sql-folders';
import { repositoryRoot } from '../../server/root';
import { dayOf } from '../../src/core/format/date';

/** What a database holds before a suite gets it. Each is made once, and copied from then on. */
export interface Filling {
  /** Names everything that its rows follow from, so that a copy of another state is never used. */
  name: string;
  /** Fills an empty database, and the folder of its files; `url` is where another process finds it on PostgreSQL. */
  fill(database: Database, dataDir: string, url?: string): Promise<void>;
}

const short = (digest: string): string => digest.slice(0, 16);

/** The tables alone. */
export function emptyTables(): Filling {
  const hash = createHash('sha256');
  for (const folder of Object.values(sqlFolders())) {
    for (const { name, text } of sqlFilesOf(folder)) hash.update(name).update(text);
  }
  return { name: `empty_${short(hash.digest('hex'))}`, fill: (database) => migrate(database) };
}

const both = (...digests: string[]): string => createHash('sha256').update(digests.join()).digest('hex');

let sources: string | undefined;

/** What follows from the sources and from the day in Jakarta: an order of today is one of yesterday tomorrow. */
export function seededAs(name: string, fill: Filling['fill']): Filling {
  sources ??= short(both(sourceHash(repositoryRoot), configurationHash(repositoryRoot)));
  return { name: `${name}_${dayOf(new Date().toISOString()).replaceAll('-', '')}_${sources}`, fill };
}
