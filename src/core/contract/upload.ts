import { z } from 'zod';
import { del, SIGNED_IN } from './endpoint';
import { id, idParams } from './shapes';

/** A stored picture. `url` is a path of this server, safe for `src`. */
export const storedImage = z.strictObject({
  id,
  name: z.string().max(120),
  url: z.string().max(2_000),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type StoredImage = z.infer<typeof storedImage>;

/** Endings of the files that `file` fields take, with the MIME types that they are sent back as. */
export const fileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv',
  txt: 'text/plain',
} as const;
export type FileType = keyof typeof fileTypes;

/** A document: what fields take without `types`. */
export const DOCUMENT_TYPES = ['jpg', 'png', 'pdf'] as const satisfies FileType[];

/** A stored file that is downloaded. `url` is empty for a private one that no record has yet. */
export const storedFile = z.strictObject({
  id,
  name: z.string().max(120),
  url: z.string().max(2_000),
  mime: z.string().max(100),
  bytes: z.int(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** Limit for fields without `maxBytes`. */
export const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;
/**
 * Megapixel limits by format: phone photos that can be resized within 100 MB of memory. WebP is decoded in several
 * copies and comes from no camera; PNG may have sixteen bits per channel.
 */
export const MAX_MEGAPIXELS = { jpeg: 25, png: 16, webp: 8 } as const;

/**
 * `POST` multipart, one part named `file`; query `resource` and `field` select the limits (a picture in sub-rows:
 * `rows.picture`). Returns a `storedImage`, or a `storedFile` for a field of kind `file`. Errors: FILE_REQUIRED,
 * FILE_TOO_LARGE, FILE_TYPE, FILE_FORMAT, FILE_DIMENSIONS, FILE_RATIO, FILE_PIXELS, FILE_UNREADABLE, RATE_LIMITED,
 * PICTURES_BUSY; NOT_VERIFIED before phone and e-mail are verified.
 */
export const UPLOAD_PATH = '/v1/crm/uploader/new';
/** Public files without a session: `/files/<id>`. */
export const FILES_PATH = '/files';
/**
 * A private file, for those who may read its field of this record. Errors: FORBIDDEN, PANEL_EXPIRED, NOT_FOUND. The
 * end of the path equals that of a public file, by which `uploads` finds the files that records hold.
 */
export const recordFilePath = (resource: string, record: string, id: string): string =>
  `${RECORD_FILES}/${resource}/${record}${FILES_PATH}/${id}`;
const RECORD_FILES = '/v1/crm/uploader/of';
/** True if a stored file is read with a session. */
export const isPrivateFile = ({ url }: Pick<StoredFile, 'url'>): boolean =>
  url.startsWith(`${RECORD_FILES}/`);
export const RECORD_FILE_PATH = recordFilePath(':resource', ':record', ':id');
export const recordFileParams = z.object({ resource: z.string().max(60), record: id, id });
export const uploadQuery = z.strictObject({
  resource: z.string().max(60),
  field: z.string().max(60),
});

/**
 * Deletes an own file that no record uses. Unused files are deleted after a day. Errors: NOT_FOUND, REFERENCED.
 */
export const discardUpload = del('/v1/crm/uploader/delete/:id', SIGNED_IN, {
  summary: 'Hapus berkas yang belum dipakai',
  params: idParams,
  reply: z.object({}),
});
