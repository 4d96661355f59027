import type { Database } from './database';
import type { EmbeddedOptions } from './embedded';
import type { Limits } from './postgres';

export type { Database, Db } from './database';

/**
 * PostgreSQL if `DATABASE_URL` is set, else the embedded database in `DATA_DIR`. Throws `StartError` if it
 * cannot be opened. Loads only the needed driver.
 */
export async function openDatabase(
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  options: EmbeddedOptions & { limits?: Limits } = {},
): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./postgres');
    return openPostgres(env.DATABASE_URL, options.limits);
  }
  const { openEmbedded } = await import('./embedded');
  return openEmbedded(env.DATA_DIR, options);
}
