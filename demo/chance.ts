import { dayStamp } from './time';

/**
 * Seeded pseudo-random numbers: the same name always gives the same numbers, so every demonstration is equal.
 */
export interface Chance {
  /** True in `share` of the cases (0 to 1). */
  happens(share: number): boolean;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  /** Digits as text; the first is never 0. */
  digits(length: number): string;
  pick<T>(list: readonly T[]): T;
  weighted<T>(list: readonly T[], weightOf: (one: T) => number): T;
}

export function chanceOf(name: string): Chance {
  const next = mulberry32(hash(name));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    happens: (share) => next() < share,
    between,
    digits: (length) => Array.from({ length }, (_, at) => String(between(at === 0 ? 1 : 0, 9))).join(''),
    pick: (list) => list[between(0, list.length - 1)] ?? lastOf(list),
    weighted: (list, weightOf) => {
      let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0);
      const found = list.find((one) => {
        left -= weightOf(one);
        return left < 0;
      });
      return found ?? lastOf(list);
    },
  };
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new RangeError('Nothing to choose from');
  return last;
}

/** FNV-1a: spreads short names over 32 bits. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** No I, L, O or U, because people read codes aloud. */
const LETTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

/** Generates unique human codes such as `TU-261121-7K2M`, seeded by `name`. */
export function codesOf(name: string) {
  const chance = chanceOf(name);
  const used = new Set<string>();
  return function codeOf(prefix: 'TRX' | 'TU' | 'TK' | 'SK' | 'INV', at: number): string {
    const tail = Array.from({ length: prefix === 'TRX' ? 6 : 4 }, () => chance.pick(LETTERS)).join('');
    const code = `${prefix}-${dayStamp(at)}-${tail}`;
    if (used.has(code)) return codeOf(prefix, at);
    used.add(code);
    return code;
  };
}

export type Codes = ReturnType<typeof codesOf>;
