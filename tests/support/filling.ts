import { createHash } from 'node:crypto';
import { configurationHash, sourceHash } from '../../scripts/source-hash.mjs';
import type { Database } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { sqlFilesOf } from '../../server/db/sql-files';
import { sqlFolders } from '../../server/db/sql-folders';
import { repositoryRoot } from '../../server/root';
import { dayOf } from '../../src/core/format/date';

/** Initial database content, created once and copied. */
export interface Filling {
  /** Contains all inputs of its rows, so that outdated copies are never used. */
  name: string;
  /** Fills a database and its file folder; `url` is for other processes on PostgreSQL. */
  fill(database: Database, dataDir: string, url?: string): Promise<void>;
}

const short = (digest: string): string => digest.slice(0, 16);

/** Tables without rows. */
export function emptyTables(): Filling {
  const hash = createHash('sha256');
  for (const folder of Object.values(sqlFolders())) {
    for (const { name, text } of sqlFilesOf(folder)) hash.update(name).update(text);
  }
  return { name: `empty_${short(hash.digest('hex'))}`, fill: (database) => migrate(database) };
}

const both = (...digests: string[]): string => createHash('sha256').update(digests.join()).digest('hex');

let sources: string | undefined;

/** Depends on the sources and the Jakarta date, because seeded orders are relative to today. */
export function seededAs(name: string, fill: Filling['fill']): Filling {
  sources ??= short(both(sourceHash(repositoryRoot), configurationHash(repositoryRoot)));
  return { name: `${name}_${dayOf(new Date().toISOString()).replaceAll('-', '')}_${sources}`, fill };
}
