import type { TicketFile } from '../../../../src/core/contract/ticket';
import type { Database, Db } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import type { SentFile } from '../../../http/sent-file';
import type { Scope } from '../../ground/entities/service-shape';
import type { PrivateFileService } from '../../ground/private-file/service';
import type { Quota, QuotaService } from '../../ground/quota/service';
import { attachFiles, freeFiles, isReadable, unnamedFiles } from './file-store';
import { readerOf } from './reader';

export interface TicketFileDeps {
  database: Database;
  privateFile: Pick<PrivateFileService, 'judge' | 'draw' | 'adopt' | 'open' | 'drop'>;
  quota: Pick<QuotaService, 'spend'>;
}

const FILES: Quota = { kind: 'ticket-file', most: 100, seconds: 86_400, gap: 0 };
const GONE = 'Lampiran tidak ditemukan. Unggah ulang berkasnya.';

/** Encrypted pictures and PDFs of tickets, for users who may see the ticket. */
export function createTicketFiles({ database, privateFile, quota }: TicketFileDeps) {
  const count = (partnerId: string) => quota.spend(FILES, partnerId, { code: 'RATE_LIMITED' });

  /** A PDF is stored unchanged, because it is only offered as download. */
  const drawn = async (partnerId: string, bytes: Buffer) => {
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
      await count(partnerId);
      return { bytes, width: 0, height: 0, type: { mime: 'application/pdf', extension: 'pdf' } };
    }
    return privateFile.draw(partnerId, judged(bytes), () => count(partnerId));
  };

  const judged = (bytes: Buffer) => {
    try {
      return privateFile.judge(bytes);
    } catch (failure) {
      const wrongType = failure instanceof AppError && failure.code === 'PHOTO_TYPE';
      throw wrongType ? new AppError('PROOF_TYPE') : failure;
    }
  };

  return {
    /** Throws PROOF_TYPE, RATE_LIMITED and picture errors. */
    async send({ partnerId, userId }: Actor, { name, bytes }: SentFile): Promise<TicketFile> {
      const picture = await drawn(partnerId, bytes);
      const left: (() => Promise<void>)[] = [];
      const kept = await database.transaction(async (tx) => {
        for (const id of await unnamedFiles(tx, partnerId))
          left.push(await privateFile.drop(tx, partnerId, id));
        return privateFile.adopt(tx, { partnerId, userId, purpose: 'ticket', name }, picture);
      });
      await Promise.all(left.map((remove) => remove()));
      return { id: kept.id, name: kept.name, mime: kept.mime, bytes: kept.bytes };
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
