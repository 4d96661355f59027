import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, because codes are read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** Suffix of `TRX-YYMMDD-…`: a billion per day; collisions are retried. */
export const randomSuffix = (length = LENGTH): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
