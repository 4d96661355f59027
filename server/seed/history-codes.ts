import type { Chance } from './history-chance';

const JAKARTA_OFFSET = 7 * 3_600_000;
/** As live codes: no I, L, O or U, because people read them aloud. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Hands out the human codes of all demonstration rows, each once. */
export interface Codes {
  transaction(at: number): string;
  topup(at: number): string;
  ticket(at: number): string;
  shift(at: number): string;
  renewal(at: number): string;
}

export function codesOf(chance: Chance): Codes {
  const used = new Set<string>();
  const fresh = (prefix: string, at: number, length = 4): string => {
    const tail = Array.from({ length }, () => chance.pick([...LETTERS])).join('');
    const code = `${prefix}-${dayStamp(at)}-${tail}`;
    if (used.has(code)) return fresh(prefix, at, length);
    used.add(code);
    return code;
  };
  return {
    transaction: (at) => fresh('TRX', at, 6),
    topup: (at) => fresh('TU', at),
    ticket: (at) => fresh('TK', at),
    shift: (at) => fresh('SK', at),
    renewal: (at) => fresh('INV', at),
  };
}

/** `261121` for an instant on 21 November 2026 in Jakarta. */
export function dayStamp(at: number): string {
  return new Date(at + JAKARTA_OFFSET).toISOString().slice(2, 10).replaceAll('-', '');
}
