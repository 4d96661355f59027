import type { z } from 'zod';
import {
  AVATAR_SIZE,
  MIN_AVATAR_SIZE,
  type Profile,
  type updateProfile,
} from '../../../../core/contract/profile';
import type { StoredImage } from '../../../../core/contract/upload';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import { sql } from '../../../../platform/db/sql';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SentFile } from '../../../../platform/http/sent-file';
import type { UploadService } from '../../../uploads/server/service';

const writeName = (tx: Db, userId: string, name: string): Promise<void> =>
  tx.command(sql`update users set name = ${name} where id = ${userId}`);

const writeBusinessName = (tx: Db, partnerId: string, name: string): Promise<void> =>
  tx.command(sql`update partners set name = ${name} where id = ${partnerId}`);

const writeAvatar = (tx: Db, userId: string, fileId: string | null): Promise<string | null> =>
  tx.value<string>(sql`
    with former as (select id, avatar_id from users where id = ${userId} for update)
    update users u set avatar_id = ${fileId} from former where u.id = former.id returning former.avatar_id as before`);

export interface EditingDeps {
  database: Database;
  activity: ActivityService;
  pictures: Pick<UploadService, 'square' | 'adopt' | 'drop' | 'erase'>;
  read(actor: Actor): Promise<Profile>;
}

type Input = z.output<typeof updateProfile.body>;

export function createProfileEditing({ database, activity, pictures, read }: EditingDeps) {
  /** The previous picture is deleted on commit, so that its URL stops working. */
  const replaceAvatar = async <Next extends StoredImage | null>(
    actor: Actor,
    make: (tx: Db) => Promise<Next>,
  ): Promise<Next> => {
    const { next, dropped } = await database.transaction(async (tx) => {
      const next = await make(tx);
      const before = await writeAvatar(tx, actor.userId, next?.id ?? null);
      await activity.record(tx, actor, { code: 'profile.avatar' });
      return { next, dropped: before && (await pictures.drop(tx, actor, before)) };
    });
    if (dropped) await pictures.erase(dropped);
    return next;
  };

  return {
    /** Throws FORBIDDEN if a sub-account changes the business name. */
    async update(actor: Actor, { name, business_name }: Input): Promise<Profile> {
      if (business_name !== undefined && actor.role === 'sub') throw new AppError('FORBIDDEN');
      const before = await read(actor);
      const changes = changesOf(before, { name, ...(business_name !== undefined && { business_name }) });
      if (!changes) return before;
      await database.transaction(async (tx) => {
        if ('name' in changes.after) await writeName(tx, actor.userId, name);
        if (business_name !== undefined && 'business_name' in changes.after) {
          await writeBusinessName(tx, actor.partnerId, business_name);
        }
        await activity.record(tx, actor, { code: 'profile.update', ...changes });
      });
      return read(actor);
    },

    /** Crops to a square. Throws FILE_DIMENSIONS and other picture errors. */
    async setAvatar(actor: Actor, file: SentFile): Promise<{ avatar_url: string }> {
      const picture = await pictures.square(actor, file, { side: AVATAR_SIZE, least: MIN_AVATAR_SIZE });
      const { url } = await replaceAvatar(actor, (tx) => pictures.adopt(tx, actor, 'foto-profil', picture));
      return { avatar_url: url };
    },

    async removeAvatar(actor: Actor): Promise<void> {
      await replaceAvatar(actor, async () => null);
    },
  };
}

function changesOf(before: Profile, next: Partial<Pick<Profile, 'name' | 'business_name'>>) {
  const changed = Object.entries(next).filter(([key, value]) => before[key as keyof typeof next] !== value);
  if (changed.length === 0) return null;
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, before[key as keyof typeof next]])),
    after: Object.fromEntries(changed),
  };
}
