import type { z } from 'zod';
import type { Setting, updateSetting } from '../../../core/contract/setting';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { run, statement } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';

type StoredSetting = Omit<Setting, 'language'>;

const readStatement = statement<{ user_id: string }, StoredSetting>(
  'setting-read',
  'select default_page_size, sound_on_success from user_settings where user_id = :user_id::uuid',
);

async function readSetting(database: Database, userId: string): Promise<StoredSetting | undefined> {
  const [row] = await run(database, readStatement, { user_id: userId });
  return row;
}

const writeSetting = (db: Db, userId: string, setting: StoredSetting): Promise<void> =>
  db.command(sql`
    insert into user_settings (user_id, default_page_size, sound_on_success)
    values (${userId}, ${setting.default_page_size}, ${setting.sound_on_success})
    on conflict (user_id) do update set default_page_size = excluded.default_page_size,
      sound_on_success = excluded.sound_on_success, updated_at = now()`);

/** Specification 9: 10 rows a page, language id. */
const STANDARD: Setting = { language: 'id', default_page_size: 10, sound_on_success: false };

export type SettingService = ReturnType<typeof createSettingService>;

export function createSettingService({
  database,
  activity,
}: {
  database: Database;
  activity: ActivityService;
}) {
  const of = async ({ userId }: Actor): Promise<Setting> => ({
    ...STANDARD,
    ...(await readSetting(database, userId)),
  });

  return {
    of,

    async update(actor: Actor, { default_page_size, sound_on_success }: Input): Promise<Setting> {
      const before = await of(actor);
      const after: Setting = { ...STANDARD, default_page_size, sound_on_success };
      await database.transaction(async (tx) => {
        await writeSetting(tx, actor.userId, after);
        await activity.record(tx, actor, { code: 'setting.update', before, after });
      });
      return after;
    },
  };
}

type Input = z.output<typeof updateSetting.body>;
