import { DOCUMENT_TYPES } from '../../../core/contract/upload';
import { TOPUP } from '../../../core/states';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import type { SentFile } from '../../../platform/http/sent-file';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { changeTopup, lockTopup } from './change-store';
import { readTopup, readTopupById } from './read-store';

export interface ProofDeps {
  database: Database;
  files: Pick<PrivateFileService, 'document' | 'adopt' | 'open'>;
  quota: Pick<QuotaService, 'spend'>;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  onReview: (tx: Db, id: string) => Promise<void>;
}

export interface SentProof {
  sender_name: string;
  sender_bank: string;
  file: SentFile;
}

/** A proof may be sent after expiry. */
const PROVABLE: readonly number[] = [TOPUP.waiting, TOPUP.expired];

const PROOFS: Quota = { kind: 'transfer-proof', most: 30, seconds: 86_400, gap: 0 };

/** Encrypted transfer proofs, for the partner and the operator only. */
export function createProofs({ database, files, quota, activity, onReview }: ProofDeps) {
  return {
    /** Throws NOT_FOUND, TOPUP_NOT_WAITING, FILE_FORMAT, RATE_LIMITED and picture errors. */
    async send(actor: Actor, id: string, { file, sender_name, sender_bank }: SentProof): Promise<void> {
      const topup = await readTopup(database, { partner: actor.partnerId, id });
      if (!topup) throw new AppError('NOT_FOUND');
      if (topup.payment?.kind !== 'manual' || !PROVABLE.includes(topup.status))
        throw new AppError('TOPUP_NOT_WAITING');
      const document = await files.document(actor.partnerId, file, DOCUMENT_TYPES, () =>
        quota.spend(PROOFS, actor.partnerId, { code: 'RATE_LIMITED' }),
      );
      const storeProof = database.transaction(async (tx) => {
        const locked = await lockTopup(tx, id);
        if (!locked || !PROVABLE.includes(locked.status)) throw new AppError('TOPUP_NOT_WAITING');
        const owner = { partnerId: actor.partnerId, userId: actor.userId };
        const stored = await files.adopt(
          tx,
          { ...owner, purpose: 'transfer-proof', name: file.name },
          document,
        );
        await changeTopup(tx, id, {
          status: TOPUP.reviewed,
          sender_name,
          sender_bank,
          proof_file_id: stored.id,
          proof_name: stored.name,
          note: 'Bukti transfer diterima. Kami sedang memeriksanya.',
        });
        await activity.record(tx, actor, { code: 'topup.proof', object: locked.code });
        await onReview(tx, id);
      });
      await storeProof.catch((failure: unknown) => {
        // It had expired, and another transfer has taken its unique code.
        throw uniqueViolation(failure) === null ? failure : new AppError('TOPUP_NOT_WAITING');
      });
    },

    /** The proof for the operator; the view is logged for the partner. Throws NOT_FOUND. */
    async openForOperator(id: string) {
      const topup = await readTopupById(database, { id });
      if (!topup?.proof_file_id) throw new AppError('NOT_FOUND');
      await activity.recordFor(database.db, topup.partner_id, 'admin', {
        code: 'topup.proof_view',
        object: topup.code,
      });
      return files.open(topup.partner_id, topup.proof_file_id);
    },

    async open(actor: Actor, id: string) {
      const topup = await readTopup(database, { partner: actor.partnerId, id });
      if (!topup?.proof_file_id) throw new AppError('NOT_FOUND');
      await activity.record(database.db, actor, { code: 'topup.proof_view', object: topup.code });
      return files.open(actor.partnerId, topup.proof_file_id);
    },
  };
}
