import type { Setting } from '../../../../src/core/contract/setting';
import type { Database, Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { run, statement } from '../../../db/statement';

type Kept = Omit<Setting, 'language'>;

const readStatement = statement<{ user_id: string }, Kept>(
  'setting-read',
  'select default_page_size, sound_on_success from user_settings where user_id = :user_id::uuid',
);

export async function readSetting(database: Database, userId: string): Promise<Kept | undefined> {
  const [row] = await run(database, readStatement, { user_id: userId });
  return row;
}

export const writeSetting = (db: Db, userId: string, kept: Kept): Promise<void> =>
  db.command(sql`
    insert into user_settings (user_id, default_page_size, sound_on_success)
    values (${userId}, ${kept.default_page_size}, ${kept.sound_on_success})
    on conflict (user_id) do update set default_page_size = excluded.default_page_size,
      sound_on_success = excluded.sound_on_success, updated_at = now()`);
