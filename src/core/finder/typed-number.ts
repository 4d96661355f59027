import { searchedTerms } from '../format/phone';
import { plainCode, plainSearch } from '../format/plain-text';

/** Fewer signs of a code or a number would find nearly everything. */
const SHORTEST = 4;
/** `TRX-261124-506YDG`, or the end of it that a person reads out. */
const CODE = /^[A-Z0-9][A-Z0-9/_-]*$/;
/** Digits with what people put between them. */
const SPACED = /^[\d\s.-]+$/;
/** `12345678 1234`, `12345678(1234`: a game's id and its zone, as orders keep them: `12345678 (1234)`. */
const ZONED = /^(\d+)[\s.,(]+(\d+)\)?$/;

/** What a typed text may be of a record that somebody reads out. */
export interface TypedNumber {
  /** In capitals; null where it cannot be a code or its end. */
  code: string | null;
  /** How a destination may begin; none where there is no digit. */
  numbers: string[];
}

/** Null where the text names no record: too short, or words alone. */
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
