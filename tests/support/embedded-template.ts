import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';
import { migrationsHash } from './migrations-hash';

const cache = join(process.cwd(), 'node_modules', '.cache', 'test-database');

/** The folder of a migrated, closed database, made once and kept between runs. */
export async function embeddedTemplate(migrations: string): Promise<string> {
  const template = join(cache, migrationsHash(migrations));
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(join(cache, 'making-'));
  const database = await openDatabase({ DATA_DIR: making });
  try {
    await migrate(database, migrations);
  } finally {
    await database.close();
  }
  try {
    renameSync(join(making, 'db'), template);
  } catch (failure) {
    // Another test process was faster, and made the same.
    if (!existsSync(template)) throw failure;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return template;
}
