import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 } from 'uuid';
import type { Field, FileField, ImageField } from '../../../admin/schema/field';
import { kindOf } from '../../../admin/schema/kinds';
import type { Model } from '../../../admin/schema/model';
import { sizeError } from '../../../admin/schema/picture-size';
import { readableBy } from '../../../admin/schema/readable';
import {
  DOCUMENT_TYPES,
  FILES_PATH,
  MAX_UPLOAD_BYTES,
  type StoredFile,
  type StoredImage,
} from '../../../core/contract/upload';
import type { FileStorage } from '../../../platform/adapters/storage/storage';
import type { Database, Db } from '../../../platform/db/client';
import { safeName } from '../../../platform/files/file-name';
import type { Picture, Pictures } from '../../../platform/files/picture';
import { validatePicture } from '../../../platform/files/picture-types';
import type { PrivateFileService } from '../../../platform/files/private/service';
import { storableDocument } from '../../../platform/files/sent-document';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SentFile } from '../../../platform/http/sent-file';
import { verdictError } from '../../../platform/http/verdict-error';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { dropUnnamed, isNamed, partnersWithOld, usedFiles } from './naming-store';
import { deleteFile, type FileRow, insertFile, readPublicFile, readPublicFiles } from './store';

export interface UploadDeps {
  database: Database;
  storage: FileStorage;
  model: Model;
  quota: Pick<QuotaService, 'spend'>;
  pictures: Pick<Pictures, 'redraw' | 'square' | 'whole'>;
  privateFile: Pick<PrivateFileService, 'adopt' | 'document' | 'ofRecords'>;
}

/** Daily limits of a partner, and of one user for avatars and shop logos. */
export const UPLOADS: Quota = { kind: 'upload', most: 300, seconds: 86_400, gap: 0 };
export const AVATARS: Quota = { kind: 'avatar', most: 30, seconds: 86_400, gap: 0 };

export interface Target {
  resource: string;
  field: string;
}

/** Stored edge length in pixels, and minimum size of the upload. */
interface OwnSize {
  side: number;
  least: number;
}

export type Owner = Pick<Actor, 'partnerId' | 'userId'>;

type Limits = ImageField | FileField;

export type UploadService = ReturnType<typeof createUploadService>;

export function createUploadService({ database, storage, model, quota, pictures, privateFile }: UploadDeps) {
  const { db } = database;
  const { ofRecords } = privateFile;

  const countFor = (partnerId: string) => () => quota.spend(UPLOADS, partnerId, { code: 'RATE_LIMITED' });

  const publish = async (
    asking: Db,
    { partnerId, userId }: Owner,
    name: string | undefined,
    { bytes, width, height, type }: Picture,
  ) => {
    const id = v7();
    await storage.write(id, bytes);
    const row = {
      id,
      partner_id: partnerId,
      user_id: userId,
      key: id,
      name: safeName(name, type.extension),
      mime: type.mime,
      bytes: bytes.length,
      width,
      height,
      visibility: 'public' as const,
    };
    await insertFile(asking, row);
    return row;
  };

  /** Stores a picture drawn by the program, in the transaction `asking`. */
  const adopt = async (...picture: Parameters<typeof publish>): Promise<StoredImage> =>
    imageOf(await publish(...picture));

  /** Counts and re-encodes an upload of at least `least` pixels in both directions. */
  const ownPicture = async (
    { partnerId, userId }: Owner,
    { bytes }: SentFile,
    least: number,
  ): Promise<Picture> => {
    const sent = validatePicture(bytes);
    const picture = await pictures.redraw('public', partnerId, sent, () =>
      quota.spend(AVATARS, userId, { code: 'RATE_LIMITED' }),
    );
    if (picture.width < least || picture.height < least) {
      throw new AppError('FILE_DIMENSIONS', { width: least, height: least });
    }
    return picture;
  };

  return {
    /**
     * Limits of the field if the user may write it. Throws BAD_REQUEST if nothing is uploaded for it, FORBIDDEN or
     * PANEL_EXPIRED.
     */
    limitsFor({ resource, field }: Target, { can }: Pick<Actor, 'can'>): Limits & { maxBytes: number } {
      const declared = model.resources.find(({ name }) => name === resource);
      const own = declared && readableBy(declared, (key) => can(key).can);
      const found = limitsOf(own?.fields, field.split('.'));
      if (!found) throw new AppError('BAD_REQUEST');
      const verdicts = [can(`${resource}:create`), can(`${resource}:edit`)];
      const refusal = verdicts.every((verdict) => !verdict.can) && verdicts.at(-1);
      if (refusal && !refusal.can) throw verdictError(refusal);
      return { ...found, maxBytes: found.maxBytes ?? MAX_UPLOAD_BYTES };
    },

    /**
     * Re-encodes and stores a picture within the limits. Checks the header and counts before any work. Throws
     * FILE_DIMENSIONS, FILE_RATIO, RATE_LIMITED, PICTURES_BUSY and errors of `validatePicture`.
     */
    async store(
      owner: Owner,
      limits: Pick<ImageField, 'width' | 'height' | 'ratio'>,
      file: SentFile,
    ): Promise<StoredImage> {
      const sent = validatePicture(file.bytes);
      const picture = await pictures.redraw('public', owner.partnerId, sent, countFor(owner.partnerId));
      const { width = 0, height = 0, ratio } = limits;
      const error = sizeError(limits, picture);
      if (error === 'small') throw new AppError('FILE_DIMENSIONS', { width, height });
      if (error === 'ratio') throw new AppError('FILE_RATIO', { ratio });
      return adopt(db, owner, file.name, picture);
    },

    /** Stores a file of one of the field's types. Throws FILE_FORMAT, RATE_LIMITED and errors of pictures. */
    async storeFile(owner: Owner, field: FileField, file: SentFile): Promise<StoredFile> {
      const { types = DOCUMENT_TYPES } = field;
      const { partnerId, userId } = owner;
      const count = countFor(partnerId);
      if (field.private) {
        const document = await privateFile.document(partnerId, file, types, count);
        const named = { partnerId, userId, purpose: 'record' as const, name: file.name };
        return fileOf(await privateFile.adopt(db, named, document), '');
      }
      const document = await storableDocument(file, types, count, (sent) =>
        pictures.redraw('public', partnerId, sent, count),
      );
      const row = await publish(db, owner, file.name, document);
      return fileOf(row, urlOf(row.id));
    },

    /**
     * Crops an upload to a square of `side` pixels without storing it. Throws FILE_DIMENSIONS below `least`
     * pixels, and errors of `keep`.
     */
    async square(owner: Owner, file: SentFile, { side, least }: OwnSize): Promise<Picture> {
      return pictures.square(owner.partnerId, await ownPicture(owner, file, least), side);
    },

    /** Scales an upload to at most `side` pixels on the longer edge, as PNG. */
    async whole(owner: Owner, file: SentFile, { side, least }: OwnSize): Promise<Picture> {
      return pictures.whole(owner.partnerId, await ownPicture(owner, file, least), side);
    },

    adopt,

    /** Deletes the row of a picture; returns the key for `erase` after the commit. */
    drop: (asking: Db, owner: Owner, id: string): Promise<string | null> => deleteFile(asking, owner, id),

    /** Deletes a user's own unreferenced file. Throws NOT_FOUND, REFERENCED. */
    async discard(owner: Owner, id: string): Promise<void> {
      const dropped = await database.transaction(async (tx) => {
        const key = await deleteFile(tx, owner, id);
        if (!key && !(await ofRecords.drop(tx, owner, id))) throw new AppError('NOT_FOUND');
        if (await isNamed(tx, owner.partnerId, id)) {
          throw new AppError('REFERENCED', { used_by: 'data yang tersimpan' });
        }
        return key;
      });
      await (dropped ? storage.remove(dropped) : ofRecords.erase(id));
    },

    /** Deletes unreferenced files older than a day; safe at any time. */
    async forgetOld(): Promise<void> {
      for (const partnerId of await partnersWithOld(db)) {
        for (const key of await dropUnnamed(db, partnerId)) await storage.remove(key);
      }
      for (const partnerId of await ofRecords.partnersWithOld()) {
        await ofRecords.eraseUnused(partnerId, usedFiles(partnerId));
      }
    },

    erase: (key: string): Promise<void> => storage.remove(key),

    async images(partnerId: string, ids: string[]): Promise<Map<string, StoredImage>> {
      const rows = await readPublicFiles(db, partnerId, ids);
      const pictures = rows.filter(({ mime }) => mime.startsWith('image/'));
      return new Map(pictures.map((row) => [row.id, imageOf(row)]));
    },

    /** Files for fields of records, by id. Private ones have no `url` until a record has them. */
    async files(partnerId: string, ids: string[]): Promise<Map<string, StoredFile>> {
      const open = await readPublicFiles(db, partnerId, ids);
      const closed = await ofRecords.read(partnerId, ids);
      return new Map([
        ...open.map((row) => [row.id, fileOf(row, urlOf(row.id))] as const),
        ...closed.map((row) => [row.id, fileOf(row, '')] as const),
      ]);
    },

    /** Bytes of a public picture for embedding; null if missing. */
    async bytesOf(id: string): Promise<Buffer | null> {
      const row = await readPublicFile(db, id);
      const bytes = row && (await storage.read(row.key));
      return bytes ? buffer(bytes) : null;
    },

    async open(id: string): Promise<{ row: FileRow; bytes: Readable }> {
      const row = await readPublicFile(db, id);
      const bytes = row && (await storage.read(row.key));
      if (!row || !bytes) throw new AppError('NOT_FOUND');
      return { row, bytes };
    },
  };
}

const urlOf = (id: string): string => `${FILES_PATH}/${id}`;

const imageOf = ({ id, name, width, height, bytes }: Omit<FileRow, 'created_at'>): StoredImage => ({
  ...{ id, name, url: urlOf(id), width, height, bytes },
});

const fileOf = (
  { id, name, mime, bytes }: Pick<FileRow, 'id' | 'name' | 'mime' | 'bytes'>,
  url: string,
): StoredFile => ({ id, name, url, mime, bytes });

/** Resolves `rows.picture` in sub-rows. */
function limitsOf(
  fields: Record<string, Field> | undefined,
  [name = '', ...rest]: string[],
): Limits | undefined {
  const field = fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field?.kind === 'rows') return limitsOf(field.fields, rest);
  if (!field || rest.length > 0) return undefined;
  return kindOf(field).uploads?.(field);
}
