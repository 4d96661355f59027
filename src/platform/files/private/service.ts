import { v7 } from 'uuid';
import type { FileType } from '../../../core/contract/upload';
import type { FileStorage } from '../../adapters/storage/storage';
import type { Database, Db } from '../../db/client';
import type { SQL } from '../../db/sql';
import { AppError } from '../../http/app-error';
import type { SentFile } from '../../http/sent-file';
import type { VaultService } from '../../vault/service';
import { safeName } from '../file-name';
import type { Count, Picture, Pictures } from '../picture';
import { type SentPicture, validatePicture } from '../picture-types';
import { storableDocument } from '../sent-document';
import {
  deletePrivateFile,
  deleteRecordFile,
  deleteUnusedRecordFiles,
  insertPrivateFile,
  type PrivateFileRow,
  readPartnersWithOldFiles,
  readPrivateFile,
  readRecordFiles,
} from './store';

/** `record`: of a field of a declared record. */
export type Purpose = 'kyc' | 'transfer-proof' | 'ticket' | 'record';

export interface PrivateFileOwner {
  partnerId: string;
  userId: string | null;
}

export interface NewPrivateFile extends PrivateFileOwner {
  purpose: Purpose;
  /** File name sent by the client; sanitised here. */
  name: string | undefined;
}

/** Encryption context: opens only as this file of this partner. */
export const contextOf = ({ id, partner_id }: Pick<PrivateFileRow, 'id' | 'partner_id'>): string =>
  `private-file ${partner_id} ${id}`;

export type PrivateFileService = ReturnType<typeof createPrivateFileService>;

/** Private files, encrypted before storage; pictures are re-encoded. No public URL opens one. */
export function createPrivateFileService({
  database,
  storage,
  vault,
  pictures,
}: {
  database: Database;
  storage: FileStorage;
  vault: VaultService;
  pictures: Pick<Pictures, 'redraw' | 'sample'>;
}) {
  /** Stores a file made by `draw` or `document`, in the transaction `db`. */
  const adopt = async (
    db: Db,
    { partnerId, userId, purpose, name }: NewPrivateFile,
    picture: Picture,
  ): Promise<PrivateFileRow> => {
    const row = {
      id: v7(),
      partner_id: partnerId,
      user_id: userId,
      purpose,
      name: safeName(name, picture.type.extension),
      mime: picture.type.mime,
      bytes: picture.bytes.length,
      width: picture.width,
      height: picture.height,
    };
    await storage.write(row.id, vault.sealBytes(picture.bytes, contextOf(row)));
    const stored = await insertPrivateFile(db, row);
    if (!stored) throw new Error('a private file was not stored');
    return stored;
  };

  return {
    /**
     * Checks the header of a JPG or PNG without decoding. Throws PHOTO_TYPE, FILE_UNREADABLE, FILE_PIXELS.
     */
    validate: validatePhoto,

    /**
     * Counts and re-encodes. Takes up to a second, so call it before the transaction that calls `adopt`.
     * Throws FILE_UNREADABLE, PICTURES_BUSY.
     */
    draw: (partnerId: string, sent: SentPicture, count: Count): Promise<Picture> =>
      pictures.redraw('private', partnerId, sent, count),

    /**
     * A picture drawn again, or another document as it was sent. Call it before the transaction that calls `adopt`.
     * Throws FILE_FORMAT, FILE_UNREADABLE, FILE_PIXELS, PICTURES_BUSY.
     */
    document: (
      partnerId: string,
      file: SentFile,
      types: readonly FileType[],
      count: Count,
    ): Promise<Picture> =>
      storableDocument(file, types, count, (sent) => pictures.redraw('private', partnerId, sent, count)),

    /** RGBA pixels, at most `side` pixels on the longer edge. */
    sample: (partnerId: string, picture: Picture, side: number) =>
      pictures.sample('private', partnerId, picture, side),

    adopt,

    /**
     * A partner's file with its bytes; the caller logs the view. Throws NOT_FOUND, also for another partner's
     * file.
     */
    async open(partnerId: string, id: string): Promise<{ row: PrivateFileRow; bytes: Buffer }> {
      const row = await readPrivateFile(database.db, partnerId, id);
      const sealed = row && (await storage.read(row.id));
      if (!row || !sealed) throw new AppError('NOT_FOUND');
      const chunks: Buffer[] = [];
      for await (const chunk of sealed) chunks.push(chunk as Buffer);
      return { row, bytes: vault.openBytes(Buffer.concat(chunks), contextOf(row)) };
    },

    /** Files for fields of declared records; other purposes have owners of their own. */
    ofRecords: {
      read: (partnerId: string, ids: string[]) => readRecordFiles(database.db, partnerId, ids),
      /** False if the user has uploaded no such file. Call `erase` after the commit. */
      drop: deleteRecordFile,
      erase: (id: string): Promise<void> => storage.remove(id),
      partnersWithOld: () => readPartnersWithOldFiles(database.db),
      async eraseUnused(partnerId: string, used: SQL): Promise<void> {
        for (const id of await deleteUnusedRecordFiles(database.db, partnerId, used))
          await storage.remove(id);
      },
    },

    /** Deletes a file's row with `db`; call the returned function after the commit to delete the bytes. */
    async drop(db: Db, partnerId: string, id: string): Promise<() => Promise<void>> {
      await deletePrivateFile(db, partnerId, id);
      return () => storage.remove(id);
    },
  };
}

function validatePhoto(bytes: Buffer): SentPicture {
  try {
    return validatePicture(bytes, ['jpeg', 'png']);
  } catch (failure) {
    const wrongType = failure instanceof AppError && failure.code === 'FILE_TYPE';
    throw wrongType ? new AppError('PHOTO_TYPE') : failure;
  }
}
