import type { z } from 'zod';
import type { Setting, updateSetting } from '../../../core/contract/setting';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';

type StoredSetting = Omit<Setting, 'language'>;

const readSetting = queryOne<{ user_id: string }, StoredSetting>(
  'setting-read',
  'select default_page_size, sound_on_success, single_keys from user_settings where user_id = :user_id::uuid',
);

const writeSetting = (db: Db, userId: string, setting: StoredSetting): Promise<void> =>
  db.command(sql`
    insert into user_settings (user_id, default_page_size, sound_on_success, single_keys)
    values (${userId}, ${setting.default_page_size}, ${setting.sound_on_success}, ${setting.single_keys})
    on conflict (user_id) do update set default_page_size = excluded.default_page_size,
      sound_on_success = excluded.sound_on_success, single_keys = excluded.single_keys, updated_at = now()`);

/** Specification 9: 10 rows a page, language id. */
const STANDARD: Setting = {
  language: 'id',
  default_page_size: 10,
  sound_on_success: false,
  single_keys: true,
};

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
    ...(await readSetting(database, { user_id: userId })),
  });

  return {
    of,

    async update(
      actor: Actor,
      { default_page_size, sound_on_success, single_keys }: Input,
    ): Promise<Setting> {
      const before = await of(actor);
      const after: Setting = {
        ...before,
        default_page_size,
        sound_on_success,
        single_keys: single_keys ?? before.single_keys,
      };
      await database.transaction(async (tx) => {
        await writeSetting(tx, actor.userId, after);
        await activity.record(tx, actor, { code: 'setting.update', before, after });
      });
      return after;
    },
  };
}

type Input = z.output<typeof updateSetting.body>;
