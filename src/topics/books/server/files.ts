import { DOCUMENT_TYPES } from '../../../core/contract/upload';
import type { Database } from '../../../platform/db/client';
import type { PrivateFileService } from '../../../platform/files/private/service';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SentFile } from '../../../platform/http/sent-file';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { BookFile } from '../contract/book-file';
import { isStoredFile, readUnnamedFiles } from './file-store';

export interface BookFileDeps {
  database: Database;
  files: Pick<PrivateFileService, 'document' | 'adopt' | 'open' | 'drop'>;
  quota: Pick<QuotaService, 'spend'>;
}

const FILES: Quota = { kind: 'book-file', most: 100, seconds: 86_400, gap: 0 };

/** Encrypted pictures and PDFs of manual entries, for the partner only. */
export function createBookFiles({ database, files, quota }: BookFileDeps) {
  return {
    /** Throws FILE_FORMAT, RATE_LIMITED and picture errors. */
    async send({ partnerId, userId }: Actor, sent: SentFile): Promise<BookFile> {
      const document = await files.document(partnerId, sent, DOCUMENT_TYPES, () =>
        quota.spend(FILES, partnerId, { code: 'RATE_LIMITED' }),
      );
      const left: (() => Promise<void>)[] = [];
      const file = await database.transaction(async (tx) => {
        for (const id of await readUnnamedFiles(tx, partnerId))
          left.push(await files.drop(tx, partnerId, id));
        return files.adopt(tx, { partnerId, userId, purpose: 'book', name: sent.name }, document);
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
