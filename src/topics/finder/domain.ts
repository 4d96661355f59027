import { searchedTerms } from '../../core/format/phone';
import { plainCode, plainSearch } from '../../core/format/plain-text';

/** Shorter terms would match nearly everything. */
const SHORTEST = 4;
/** `TRX-261124-506YDG`, or its end. */
const CODE = /^[A-Z0-9][A-Z0-9/_-]*$/;
const SPACED = /^[\d\s.-]+$/;
/** `12345678 1234`, `12345678(1234`: id and zone of a game, stored as `12345678 (1234)`. */
const ZONED = /^(\d+)[\s.,(]+(\d+)\)?$/;

export interface TypedNumber {
  /** Upper case; null if the text is neither a code nor its end. */
  code: string | null;
  /** Possible beginnings of a destination; empty without digits. */
  numbers: string[];
}

/** Null if the text is too short or has no digits or code. */
export function typedNumber(text: string): TypedNumber | null {
  const term = plainSearch(text);
  const signs = term.replace(/[^\p{L}\p{N}]/gu, '');
  if (signs.length < SHORTEST) return null;
  const capitals = plainCode(text).toUpperCase();
  const code = CODE.test(capitals) ? capitals : null;
  const numbers = /\d/.test(term) ? numbersOf(term) : [];
  return code === null && numbers.length === 0 ? null : { code, numbers };
}

function numbersOf(term: string): string[] {
  const zoned = ZONED.exec(term);
  const spellings = [
    ...searchedTerms(term),
    ...(SPACED.test(term) ? [term.replace(/\D/g, '')] : []),
    ...(zoned ? [`${zoned[1]} (${zoned[2]}`] : []),
  ];
  return [...new Set(spellings)];
}
