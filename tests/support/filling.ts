import { createHash } from 'node:crypto';
import { configurationHash, sourceHash } from '../../scripts/source-hash.mjs';
import { dayOf } from '../../src/core/format/date';
import type { Database } from '../../src/platform/db/client';
import { migrate } from '../../src/platform/db/migrate';
import { sqlFiles } from '../../src/platform/db/sql-files';
import { repositoryRoot } from '../../src/platform/root';

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
  for (const { name, text } of Object.values(sqlFiles()).flat()) hash.update(name).update(text);
  return { name: `empty_${short(hash.digest('hex'))}`, fill: (database) => migrate(database) };
}

const both = (...digests: string[]): string => createHash('sha256').update(digests.join()).digest('hex');

let sources: string | undefined;

/** Depends on the sources and the Jakarta date, because seeded orders are relative to today. */
export function seededAs(name: string, fill: Filling['fill']): Filling {
  sources ??= short(both(sourceHash(repositoryRoot), configurationHash(repositoryRoot)));
  return { name: `${name}_${dayOf(new Date().toISOString()).replaceAll('-', '')}_${sources}`, fill };
}
