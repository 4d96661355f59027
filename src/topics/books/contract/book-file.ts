import { z } from 'zod';
import { id } from '../../../core/contract/shapes';

/** Uploads go here as `file` of a form; downloads use the id below it. */
export const BOOK_FILE_PATH = '/v1/crm/books/attachment';
export const MAX_BOOK_FILE_BYTES = 2 * 1024 * 1024;
export const bookFile = z.object({ id, name: z.string(), bytes: z.int() });
export type BookFile = z.infer<typeof bookFile>;
