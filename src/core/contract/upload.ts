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

/** Limit for fields without `maxBytes`. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
/**
 * Megapixel limits by format: phone photos that can be resized within 100 MB of memory. WebP is decoded in several
 * copies and comes from no camera; PNG may have sixteen bits per channel.
 */
export const MAX_MEGAPIXELS = { jpeg: 25, png: 16, webp: 8 } as const;

/**
 * `POST` multipart, one part named `file`; query `resource` and `field` select the limits (a picture in sub-rows:
 * `rows.picture`). Returns a `storedImage`. Errors: FILE_REQUIRED, FILE_TOO_LARGE, FILE_TYPE, FILE_DIMENSIONS,
 * FILE_RATIO, FILE_PIXELS, FILE_UNREADABLE, RATE_LIMITED, PICTURES_BUSY; NOT_VERIFIED before phone and e-mail are
 * verified.
 */
export const UPLOAD_PATH = '/v1/crm/uploader/new';
/** Public pictures without a session: `/files/<id>`. */
export const FILES_PATH = '/files';
export const uploadQuery = z.strictObject({
  resource: z.string().max(60),
  field: z.string().max(60),
});

/**
 * Deletes an own picture that no record uses. Unused pictures are deleted after a day. Errors: NOT_FOUND, REFERENCED.
 */
export const discardUpload = del('/v1/crm/uploader/delete/:id', SIGNED_IN, {
  summary: 'Hapus gambar yang belum dipakai',
  params: idParams,
  reply: z.object({}),
});
