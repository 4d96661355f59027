import type { z } from 'zod';
import type { Setting, updateSetting } from '../../../../src/core/contract/setting';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { ActivityService } from '../../ground/activity/service';
import { readSetting, writeSetting } from './store';

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
