import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a code can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Tail of `TRX-YYMMDD-…`: a billion a day, and a clash is tried again with another one. */
export const randomSuffix = (length = LENGTH): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
