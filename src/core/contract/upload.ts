import { z } from 'zod';
import { endpoint, SIGNED_IN } from './endpoint';
import { id, idParams } from './shapes';

/** A stored picture as an entity keeps it. `url` is a path of this server, safe to put in `src`. */
export const storedImage = z.strictObject({
  id,
  name: z.string().max(120),
  url: z.string().max(200),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type StoredImage = z.infer<typeof storedImage>;

/** Most bytes of a picture whose field states no `maxBytes`. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
/**
 * Most pixels, in millions, by format: what a phone takes today, as far as 100 MB of memory draw it anew. WebP is held
 * whole several times over and comes from no camera, PNG may have sixteen bits a colour.
 */
export const MAX_MEGAPIXELS = { jpeg: 25, png: 16, webp: 8 } as const;

/**
 * `POST` multipart, one part named `file`, query `resource` and `field` name the limits that apply (a picture in
 * sub-rows: `rows.picture`). Answers a `storedImage`. Errors: FILE_REQUIRED, FILE_TOO_LARGE, FILE_TYPE,
 * FILE_DIMENSIONS, FILE_RATIO, FILE_PIXELS, FILE_UNREADABLE, RATE_LIMITED, PICTURES_BUSY; NOT_VERIFIED before phone and e-mail are.
 */
export const UPLOAD_PATH = '/v1/crm/uploader/new';
/** Public pictures: `/files/<id>`, without a session. */
export const FILES_PATH = '/files';
export const uploadQuery = z.strictObject({
  resource: z.string().max(60),
  field: z.string().max(60),
});

/**
 * Takes back a picture of one's own that no record names yet. What is never taken back and never named goes by itself
 * after a day. Errors: NOT_FOUND, REFERENCED.
 */
export const discardUpload = endpoint({
  method: 'DELETE',
  path: '/v1/crm/uploader/delete/:id',
  object: SIGNED_IN,
  summary: 'Hapus gambar yang belum dipakai',
  params: idParams,
  reply: z.object({}),
});
