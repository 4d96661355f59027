import type { Database } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { BookFile } from '../contract/book-file';
import { isStoredFile, readUnnamedFiles } from './file-store';

export interface BookFileDeps {
  database: Database;
  files: Pick<PrivateFileService, 'validate' | 'draw' | 'adopt' | 'open' | 'drop'>;
  quota: Pick<QuotaService, 'spend'>;
}

const FILES: Quota = { kind: 'book-file', most: 100, seconds: 86_400, gap: 0 };

/** Encrypted pictures and PDFs of manual entries, for the partner only. */
export function createBookFiles({ database, files, quota }: BookFileDeps) {
  const count = (partnerId: string) => quota.spend(FILES, partnerId, { code: 'RATE_LIMITED' });

  /** A PDF is stored unchanged, because it is only offered as download. */
  const drawn = async (partnerId: string, bytes: Buffer) => {
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
      await count(partnerId);
      return { bytes, width: 0, height: 0, type: { mime: 'application/pdf', extension: 'pdf' } };
    }
    return files.draw(partnerId, validated(bytes), () => count(partnerId));
  };

  const validated = (bytes: Buffer) => {
    try {
      return files.validate(bytes);
    } catch (failure) {
      const wrongType = failure instanceof AppError && failure.code === 'PHOTO_TYPE';
      throw wrongType ? new AppError('PROOF_TYPE') : failure;
    }
  };

  return {
    /** Throws PROOF_TYPE, RATE_LIMITED and picture errors. */
    async send(
      actor: Actor,
      { name, bytes }: { name: string | undefined; bytes: Buffer },
    ): Promise<BookFile> {
      const { partnerId, userId } = actor;
      const picture = await drawn(partnerId, bytes);
      const left: (() => Promise<void>)[] = [];
      const file = await database.transaction(async (tx) => {
        for (const id of await readUnnamedFiles(tx, partnerId))
          left.push(await files.drop(tx, partnerId, id));
        return files.adopt(tx, { partnerId, userId, purpose: 'book', name }, picture);
      });
      await Promise.all(left.map((remove) => remove()));
      return { id: file.id, name: file.name, bytes: file.bytes };
    },

    async open({ partnerId }: Actor, id: string) {
      if (!(await isStoredFile(database.db, partnerId, id))) throw new AppError('NOT_FOUND');
      return files.open(partnerId, id);
    },
  };
}
