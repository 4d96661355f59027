import { z } from 'zod';
import { isBlank, plainCode, plainSearch, trimmed } from '../format/plain-text';
import { MOST_PAGES } from './query-text';
import { otherwise } from './reading';

export const id = z.uuid();
export const idParams = z.strictObject({ id });
export const idList = z
  .string()
  .max(100 * 37)
  .transform((list) => list.split(','))
  .pipe(z.array(id).max(100));
/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** Whole rupiah. NaN when another host does not send it: it shows as a dash, never as 0. */
export const rupiah = otherwise(z.int(), Number.NaN);
/** Display name, with a fallback for another host that does not send it. */
export const title = otherwise(z.string(), 'Tanpa nama');
/** `YYYY-MM-DD` in Asia/Jakarta. */
export const day = z.iso.date();
/** `YYYY-MM` in Asia/Jakarta. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
/** Control characters and lone surrogates, which neither database nor files can store. */
export const UNFIT_FOR_LINE = /[\p{Cc}\p{Cs}]/u;
export const line = (max: number) => bounded(z.string(), max);
const bounded = (text: z.ZodString, max: number) =>
  text
    .overwrite(trimmed)
    .max(max)
    .refine((typed) => !UNFIT_FOR_LINE.test(typed), 'Memuat karakter yang tidak didukung.');
export const codeLine = (max: number) => bounded(z.string().overwrite(plainCode), max);
export const searchLine = (max: number) => bounded(z.string().overwrite(plainSearch), max);
export const UNFIT_FOR_PARAGRAPH = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
export const paragraph = (max: number) =>
  z
    .string()
    .overwrite(trimmed)
    .max(max)
    .refine((text) => !UNFIT_FOR_PARAGRAPH.test(text), 'Memuat karakter yang tidak didukung.');
/** Empty text becomes null; other text is validated by `shape`. */
export const orNull = <S extends z.ZodType<unknown, string>>(shape: S) =>
  z.preprocess(emptyAsNull, shape.nullable()) as z.ZodType<z.output<S> | null, string | null>;
const emptyAsNull = (typed: unknown): unknown => (typeof typed === 'string' && isBlank(typed) ? null : typed);
/** Accepts an empty list for an empty object, because PHP serialises both alike. */
export const emptyListAsObject = <S extends z.ZodType>(shape: S) =>
  z.preprocess((given) => (Array.isArray(given) && given.length === 0 ? {} : given), shape) as unknown as S;
export const keysOf = <Key extends string>(table: Record<Key, unknown>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);
export const nothing = z.strictObject({});

export const LONGEST_SEARCH = 60;
/** Bounds of every list (design 14): limit 1–100 (default 10). */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  search: searchLine(LONGEST_SEARCH).optional(),
});

export const exportFormat = z.enum(['csv', 'csv-id', 'xlsx']);
export type ExportFormat = z.infer<typeof exportFormat>;
export const endingOf = (format: ExportFormat): string => (format === 'xlsx' ? 'xlsx' : 'csv');
