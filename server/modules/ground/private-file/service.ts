import { v7 } from 'uuid';
import type { FileStorage } from '../../../adapters/storage/storage';
import type { Database, Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { safeName } from '../upload/file-name';
import type { Count, Picture, Pictures } from '../upload/picture';
import { judgePicture, type SentPicture } from '../upload/picture-types';
import type { VaultService } from '../vault/service';
import { deletePrivateFile, findPrivateFile, insertPrivateFile, type PrivateFileRow } from './store';

/** What private files are kept for. */
export type Purpose = 'kyc' | 'transfer-proof' | 'book' | 'ticket';

export interface PrivateFileOwner {
  partnerId: string;
  userId: string | null;
}

export interface NewPrivateFile extends PrivateFileOwner {
  purpose: Purpose;
  /** As it was sent; cleaned here. */
  name: string | undefined;
}

/** What is sealed for one partner opens as that file alone. */
export const contextOf = ({ id, partner_id }: Pick<PrivateFileRow, 'id' | 'partner_id'>): string =>
  `private-file ${partner_id} ${id}`;

export type PrivateFileService = ReturnType<typeof createPrivateFileService>;

/** Pictures of one partner, drawn anew and sealed before they reach storage. There is no address that opens one. */
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
  /** Keeps a picture that `draw` made; `db` is the transaction that it belongs to. */
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
    const kept = await insertPrivateFile(db, row);
    if (!kept) throw new Error('a private file was not kept');
    return kept;
  };

  return {
    /** A JPG or PNG by its head alone, to be counted before it is drawn. Throws PHOTO_TYPE, FILE_UNREADABLE, FILE_PIXELS. */
    judge: judgePhoto,

    /** Made anew, counted first. Takes up to a second: draw first, and `adopt` inside a transaction. Throws FILE_UNREADABLE, PICTURES_BUSY. */
    draw: (partnerId: string, sent: SentPicture, count: Count): Promise<Picture> =>
      pictures.redraw('private', partnerId, sent, count),

    /** A drawn one as RGBA, at most `side` pixels long. */
    sample: (partnerId: string, picture: Picture, side: number) =>
      pictures.sample('private', partnerId, picture, side),

    adopt,

    /**
     * A file of this partner with its bytes; the caller records the view in the activity log. Throws NOT_FOUND, also
     * for another partner's file.
     */
    async open(partnerId: string, id: string): Promise<{ row: PrivateFileRow; bytes: Buffer }> {
      const row = await findPrivateFile(database.db, partnerId, id);
      const sealed = row && (await storage.read(row.id));
      if (!row || !sealed) throw new AppError('NOT_FOUND');
      const chunks: Buffer[] = [];
      for await (const chunk of sealed) chunks.push(chunk as Buffer);
      return { row, bytes: vault.openBytes(Buffer.concat(chunks), contextOf(row)) };
    },

    /** Forgets a file with `db`; its bytes are taken away by the function that is answered, after the commit. */
    async drop(db: Db, partnerId: string, id: string): Promise<() => Promise<void>> {
      await deletePrivateFile(db, partnerId, id);
      return () => storage.remove(id);
    },
  };
}

function judgePhoto(bytes: Buffer): SentPicture {
  try {
    return judgePicture(bytes, ['jpeg', 'png']);
  } catch (failure) {
    const wrongType = failure instanceof AppError && failure.code === 'FILE_TYPE';
    throw wrongType ? new AppError('PHOTO_TYPE') : failure;
  }
}
