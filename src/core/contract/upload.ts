import { z } from 'zod';
import { id } from './shapes';

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

/** `POST` multipart, one part named `file`, query `resource` and `field` name the limits that apply. */
export const UPLOAD_PATH = '/v1/crm/uploader/new';
export const uploadQuery = z.strictObject({
  resource: z.string().max(60),
  field: z.string().max(60),
});
