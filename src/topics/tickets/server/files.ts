import type { Scope } from '../../../admin/server/service-shape';
import { DOCUMENT_TYPES } from '../../../core/contract/upload';
import type { Database, Db } from '../../../platform/db/client';
import { sql } from '../../../platform/db/sql';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SentFile } from '../../../platform/http/sent-file';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { TicketFile } from '../contract';
import { type Reader, readerOf, seenBy } from './reader';

/** Files of abandoned forms: uploaded a day ago and not attached to a message. */
const unnamedFiles = (db: Db, partner: string): Promise<string[]> =>
  db.column<string>(sql`
    select f.id from private_files f
    where f.partner_id = ${partner} and f.purpose = 'ticket' and f.created_at < now() - interval '1 day'
      and not exists (select from ticket_files t where t.file_id = f.id)
    limit 20`);

/** Files among these that this user uploaded for tickets and has not attached yet. */
async function freeFiles(
  tx: Db,
  { partnerId, userId }: { partnerId: string; userId: string },
  ids: readonly string[],
): Promise<Set<string>> {
  const free = await tx.column<string>(sql`
    select f.id from private_files f
    where f.id::text in ${[...ids]} and f.partner_id = ${partnerId} and f.user_id = ${userId} and f.purpose = 'ticket'
      and not exists (select from ticket_files t where t.file_id = f.id)
    for update of f`);
  return new Set(free);
}

async function attachFiles(tx: Db, replyId: string, ids: readonly string[]): Promise<void> {
  const rows = ids.map((id, index) => sql`(${id}::uuid, ${replyId}::uuid, ${index}::smallint)`);
  await tx.execute(
    sql`insert into ticket_files (file_id, reply_id, position) values ${sql.join(rows, sql`, `)}`,
  );
}

/** True if the user may open the file: it belongs to a visible ticket, or the user has just uploaded it. */
const isReadable = (db: Db, reader: Reader, id: string): Promise<boolean> =>
  db.hasRow(sql`
    select 1 from private_files f
    where f.id = ${id} and f.partner_id = ${reader.partner} and f.purpose = 'ticket' and case
      when exists (select from ticket_files h where h.file_id = f.id) then exists (
        select from ticket_files h join ticket_replies r on r.id = h.reply_id join tickets t on t.id = r.ticket_id
        where h.file_id = f.id and ${seenBy(reader)})
      else f.user_id = ${reader.user} end`);

export interface TicketFileDeps {
  database: Database;
  privateFile: Pick<PrivateFileService, 'document' | 'adopt' | 'open' | 'drop'>;
  quota: Pick<QuotaService, 'spend'>;
}

const FILES: Quota = { kind: 'ticket-file', most: 100, seconds: 86_400, gap: 0 };
const GONE = 'Lampiran tidak ditemukan. Unggah ulang berkasnya.';

/** Encrypted pictures and PDFs of tickets, for users who may see the ticket. */
export function createTicketFiles({ database, privateFile, quota }: TicketFileDeps) {
  return {
    /** Throws FILE_FORMAT, RATE_LIMITED and picture errors. */
    async send({ partnerId, userId }: Actor, sent: SentFile): Promise<TicketFile> {
      const document = await privateFile.document(partnerId, sent, DOCUMENT_TYPES, () =>
        quota.spend(FILES, partnerId, { code: 'RATE_LIMITED' }),
      );
      const left: (() => Promise<void>)[] = [];
      const file = await database.transaction(async (tx) => {
        for (const id of await unnamedFiles(tx, partnerId))
          left.push(await privateFile.drop(tx, partnerId, id));
        return privateFile.adopt(tx, { partnerId, userId, purpose: 'ticket', name: sent.name }, document);
      });
      await Promise.all(left.map((remove) => remove()));
      return { id: file.id, name: file.name, mime: file.mime, bytes: file.bytes };
    },

    async open(actor: Actor, id: string) {
      if (!(await isReadable(database.db, readerOf(actor), id))) throw new AppError('NOT_FOUND');
      return privateFile.open(actor.partnerId, id);
    },

    /**
     * Attaches files to a message. Throws VALIDATION_FAILED if its author did not upload one, or it is
     * attached already.
     */
    async attach(
      tx: Db,
      scope: Pick<Scope, 'partnerId' | 'userId'>,
      replyId: string,
      ids: readonly string[],
    ) {
      if (ids.length === 0) return;
      const free = await freeFiles(tx, scope, ids);
      if (ids.some((id) => !free.has(id)))
        throw new AppError('VALIDATION_FAILED', undefined, { attachments: [GONE] });
      await attachFiles(tx, replyId, ids);
    },
  };
}

export type TicketFiles = ReturnType<typeof createTicketFiles>;
