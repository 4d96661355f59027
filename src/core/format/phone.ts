import { plainCode, plainSearch } from './plain-text';

/** Indonesian mobile numbers as people type them: `08…`, `628…`, `+628…` (domain 3.0). */
const mobile = /^(?:\+?62|0)(8[1-9][0-9]{7,10})$/;

/** What lies between the digits of a number as people and this portal write it. */
const between = /[\s.()-]/g;

/** A dot divides groups of at least three digits, as in `0812.3456.7890`; that of `081234567897.0` is a decimal one. */
const DECIMAL = /\.\d{0,2}(?:\D|$)|^[^.]*\.0+$/;

/**
 * The stored form, `6281234567890`; spaces, dots, dashes, brackets and invisible characters are forgiven. Null when it
 * is no mobile number, or a number as a spreadsheet writes it (`081234567897.0`).
 */
export const normalisePhone = (typed: string): string | null => {
  const text = plainCode(typed);
  if (DECIMAL.test(text)) return null;
  const national = mobile.exec(text.replace(between, ''))?.[1];
  return national ? `62${national}` : null;
};

/** The beginning of a mobile number, as far as it is typed. */
const beginning = /^(?:\+?62[\s.()-]*|0)8[\d\s.()-]*$/;

/** A stored number as text is searched: `6281234567890` and `081234567890`. */
export const phoneDigits = (stored: string): string[] => [stored, `0${stored.slice(2)}`];

/**
 * What is looked for when a term is typed: the term, and where it is a mobile number or its beginning also that as it
 * stands in what is searched: `+62 812-34` → `081234`, `0812-3456` → `08123456`. A code may look like a number, and a
 * text may hold one as it was typed; digits alone may be an account's.
 */
export const searchedTerms = (typed: string): string[] => {
  const term = plainSearch(typed);
  const code = plainCode(typed);
  if (!beginning.test(code)) return [...new Set([term, code])];
  const digits = code.replace(between, '');
  const kept = digits.startsWith('+') || normalisePhone(digits) ? digits.replace(/^\+?62/, '0') : digits;
  return [...new Set([term, code, kept])];
};

/** `6281234567890` → `0812-3456-7890`. What is no mobile number is returned as it came. */
export const phone = (stored: string): string => {
  const national = normalisePhone(stored)?.slice(2);
  if (!national) return stored;
  const local = `0${national}`;
  return [local.slice(0, 4), local.slice(4, 8), local.slice(8)].join('-');
};
