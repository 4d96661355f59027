import type { z } from 'zod';
import { FILES_PATH, type StoredImage } from '../../../core/contract/upload';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import { queryOne } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SentFile } from '../../../platform/http/sent-file';
import type { UploadService } from '../../uploads/server/service';
import { type Letterhead, LOGO_SIDE, type letterheadInput, MIN_LOGO_SIDE } from '../contract';

/** Stored letterhead: the name is null unless it differs from the business name. */
interface StoredLetterhead extends Omit<Letterhead, 'name' | 'logo_url'> {
  name: string | null;
}

interface LetterheadRow extends StoredLetterhead {
  business_name: string;
  logo_id: string | null;
}

const readLetterhead = queryOne<{ partner_id: string }, LetterheadRow>(
  'letterhead-read',
  `select p.name as business_name, l.name, l.logo_id, l.address, l.phone, l.footer
   from partners p left join letterheads l on l.partner_id = p.id
   where p.id = :partner_id::uuid`,
);

async function writeLetterhead(db: Db, partnerId: string, letterhead: StoredLetterhead): Promise<void> {
  const { name, address, phone, footer } = letterhead;
  await db.execute(sql`
    insert into letterheads (partner_id, name, address, phone, footer)
    values (${partnerId}, ${name}, ${address}, ${phone}, ${footer})
    on conflict (partner_id) do update set name = excluded.name, address = excluded.address,
      phone = excluded.phone, footer = excluded.footer, updated_at = now()`);
}

/** Null removes the logo. Returns the previous file id. */
async function writeLogo(db: Db, partnerId: string, fileId: string | null): Promise<string | null> {
  await db.execute(sql`insert into letterheads (partner_id) values (${partnerId}) on conflict do nothing`);
  return db.value<string>(sql`
    with former as (select partner_id, logo_id from letterheads where partner_id = ${partnerId} for update)
    update letterheads l set logo_id = ${fileId}, updated_at = now() from former
    where l.partner_id = former.partner_id returning former.logo_id`);
}

export interface LetterheadDeps {
  database: Database;
  activity: ActivityService;
  pictures: Pick<UploadService, 'whole' | 'adopt' | 'drop' | 'erase' | 'bytesOf'>;
}

export type LetterheadService = ReturnType<typeof createLetterheadService>;

/** Shop name, logo and contact for receipts, price lists and messages. */
export function createLetterheadService({ database, activity, pictures }: LetterheadDeps) {
  const rowOf = async (partnerId: string) => {
    const row = await readLetterhead(database, { partner_id: partnerId });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };

  /** Throws NOT_FOUND for an unknown partner. */
  const of = async (partnerId: string): Promise<Letterhead> => {
    const { business_name, name, logo_id, ...rest } = await rowOf(partnerId);
    return { ...rest, name: name ?? business_name, logo_url: logo_id && `${FILES_PATH}/${logo_id}` };
  };

  /** The previous picture is deleted on commit. */
  const replaceLogo = async (actor: Actor, make: (tx: Db) => Promise<StoredImage | null>) => {
    const dropped = await database.transaction(async (tx) => {
      const next = await make(tx);
      const before = await writeLogo(tx, actor.partnerId, next?.id ?? null);
      await activity.record(tx, actor, { code: 'letterhead.logo' });
      return before && (await pictures.drop(tx, actor, before));
    });
    if (dropped) await pictures.erase(dropped);
    return of(actor.partnerId);
  };

  return {
    of,

    async logoOf(partnerId: string): Promise<Buffer | null> {
      const { logo_id } = await rowOf(partnerId);
      return logo_id === null ? null : pictures.bytesOf(logo_id);
    },

    async update(actor: Actor, next: z.output<typeof letterheadInput>): Promise<Letterhead> {
      const { business_name, logo_id, ...before } = await rowOf(actor.partnerId);
      // A name equal to the business name is not stored, so that it follows later changes.
      const after = { ...next, name: next.name === business_name ? null : next.name };
      await database.transaction(async (tx) => {
        await writeLetterhead(tx, actor.partnerId, after);
        await activity.record(tx, actor, { code: 'letterhead.update', before, after });
      });
      return of(actor.partnerId);
    },

    /** Stores the uncropped picture. Throws FILE_DIMENSIONS and other picture errors. */
    async setLogo(actor: Actor, file: SentFile): Promise<Letterhead> {
      const picture = await pictures.whole(actor, file, { side: LOGO_SIDE, least: MIN_LOGO_SIDE });
      return replaceLogo(actor, (tx) => pictures.adopt(tx, actor, 'logo-toko', picture));
    },

    removeLogo: (actor: Actor): Promise<Letterhead> => replaceLogo(actor, async () => null),
  };
}
