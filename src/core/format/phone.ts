import { plainCode, plainSearch } from './plain-text';

/** Indonesian mobile numbers: `08…`, `628…`, `+628…` (domain 3.0). */
const mobile = /^(?:\+?62|0)(8[1-9][0-9]{7,10})$/;

const between = /[\s.()-]/g;

/** Dots may separate groups of at least three digits (`0812.3456.7890`); in `081234567897.0` it is a decimal point. */
const DECIMAL = /\.\d{0,2}(?:\D|$)|^[^.]*\.0+$/;

/**
 * Stored form `6281234567890`; separators and invisible characters are ignored. Null for other numbers, and for
 * spreadsheet notation (`081234567897.0`).
 */
export const normalisePhone = (typed: string): string | null => {
  const text = plainCode(typed);
  if (DECIMAL.test(text)) return null;
  const national = mobile.exec(text.replace(between, ''))?.[1];
  return national ? `62${national}` : null;
};

const beginning = /^(?:\+?62[\s.()-]*|0)8[\d\s.()-]*$/;

export const phoneDigits = (stored: string): string[] => [stored, `0${stored.slice(2)}`];

/**
 * Search terms: the typed text and, for a mobile number or its beginning, its digits: `+62 812-34` → `081234`. Both,
 * because codes may look like numbers and texts may contain a number as typed.
 */
export const searchedTerms = (typed: string): string[] => {
  const term = plainSearch(typed);
  const code = plainCode(typed);
  if (!beginning.test(code)) return [...new Set([term, code])];
  const digits = code.replace(between, '');
  const national = digits.startsWith('+') || normalisePhone(digits) ? digits.replace(/^\+?62/, '0') : digits;
  return [...new Set([term, code, national])];
};

/**
 * Digits that a typed mobile number, or its beginning, has in both stored forms: `+62 812-3456-7890` → `81234567890`,
 * `+62 812` → `0812`. Null for other text.
 */
export const mobileNumber = (typed: string): string | null => {
  const code = plainCode(typed);
  if (!beginning.test(code)) return null;
  const digits = code.replace(between, '');
  return normalisePhone(digits)?.slice(2) ?? digits.replace(/^\+62/, '0');
};

/** `6281234567890` → `0812-3456-7890`. Other text stays unchanged. */
export const phone = (stored: string): string => {
  const national = normalisePhone(stored)?.slice(2);
  if (!national) return stored;
  const local = `0${national}`;
  return [local.slice(0, 4), local.slice(4, 8), local.slice(8)].join('-');
};
