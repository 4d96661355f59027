import { z } from 'zod';
import { isBlank, plainCode, plainSearch, trimmed } from '../format/plain-text';

/** UUIDv7 in its text form; every id of the product. */
export const id = z.uuid();
export const idParams = z.strictObject({ id });
/** Ids between commas, as a query carries them. */
export const idList = z
  .string()
  .max(100 * 37)
  .transform((list) => list.split(','))
  .pipe(z.array(id).max(100));
/** An instant as ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });
/** Whole rupiah. */
export const rupiah = z.int();
/** A calendar day, `YYYY-MM-DD`, in Asia/Jakarta. */
export const day = z.iso.date();
/** A month of Asia/Jakarta, `YYYY-MM`. */
export const month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/);
/** Control characters and lone surrogates, which neither the database nor a file can hold. */
export const UNFIT_FOR_LINE = /[\p{Cc}\p{Cs}]/u;
/** What a person types into one line, without white space around it. */
export const line = (max: number) => bounded(z.string(), max);
const bounded = (text: z.ZodString, max: number) =>
  text
    .overwrite(trimmed)
    .max(max)
    .refine((typed) => !UNFIT_FOR_LINE.test(typed), 'Memuat karakter yang tidak didukung.');
/** An identifier, code or address in one line, without invisible characters. */
export const codeLine = (max: number) => bounded(z.string().overwrite(plainCode), max);
/** A text that is searched for, without invisible characters. */
export const searchLine = (max: number) => bounded(z.string().overwrite(plainSearch), max);
/** Control characters but tab and line ends, and lone surrogates. */
export const UNFIT_FOR_PARAGRAPH = /[^\P{Cc}\t\n\r]|\p{Cs}/u;
/** What a person types into several lines. */
export const paragraph = (max: number) =>
  z
    .string()
    .overwrite(trimmed)
    .max(max)
    .refine((text) => !UNFIT_FOR_PARAGRAPH.test(text), 'Memuat karakter yang tidak didukung.');
/** Nothing typed is nothing said; what is typed is refused in the words of its own shape. */
export const orNull = <S extends z.ZodType<unknown, string>>(shape: S) =>
  z.preprocess(emptyAsNull, shape.nullable()) as z.ZodType<z.output<S> | null, string | null>;
const emptyAsNull = (typed: unknown): unknown => (typeof typed === 'string' && isBlank(typed) ? null : typed);
/** An empty list where an object is wanted is an empty object: PHP writes one as the other. */
export const emptyListAsObject = <S extends z.ZodType>(shape: S) =>
  z.preprocess((given) => (Array.isArray(given) && given.length === 0 ? {} : given), shape) as unknown as S;
/** One of the keys of a table that has words, or more, for each. */
export const keysOf = <Key extends string>(table: Record<Key, unknown>) =>
  z.enum(Object.keys(table) as [Key, ...Key[]]);
/** Body of a call that needs none. */
export const nothing = z.strictObject({});

/** Characters of what is searched for. */
export const LONGEST_SEARCH = 60;
/** Bounds of every list (design 14): limit 1–100 (default 10), page to one million. */
export const listQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  search: searchLine(LONGEST_SEARCH).optional(),
});

/** `GET …/export`: the same filters, another shape. */
export const exportFormat = z.enum(['csv', 'xlsx']);
