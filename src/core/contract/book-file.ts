import { z } from 'zod';
import { id } from './shapes';

/** Where a picture or a PDF of a row is sent, as `file` of a form, and read again below its id. */
export const BOOK_FILE_PATH = '/v1/crm/books/attachment';
/** JPG, PNG or PDF. */
export const MAX_BOOK_FILE_BYTES = 2 * 1024 * 1024;
export const bookFile = z.object({ id, name: z.string(), bytes: z.int() });
export type BookFile = z.infer<typeof bookFile>;
