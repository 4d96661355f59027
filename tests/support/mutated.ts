import type { chanceOf } from './random-orders';

type Chance = ReturnType<typeof chanceOf>;

/** Unexpected values. */
const odd: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, 999_999_999, 1_000_000_000],
  ...[
    '',
    ' ',
    '0',
    '-5',
    '1e9',
    '0x10',
    '00',
    '1.450',
    'NaN',
    '\u0000',
    '\ud800',
    '\u202e',
    "' or 1=1 --",
    '=1+1',
  ],
  ...['24:60', '23:59', '0:0', 'x'.repeat(5_000), '９９９', [], {}, [[]], ['x'], { $gt: 0 }],
];

/** A copy with one mutation: replaced, removed, duplicated or wrapped. */
export function mutated(value: unknown, chance: Chance): unknown {
  if (Array.isArray(value) && value.length > 0 && chance.upTo(9) > 0) {
    const at = chance.upTo(value.length - 1);
    const [before, behind] = [value.slice(0, at), value.slice(at + 1)];
    const kinds = {
      inside: () => [...before, mutated(value[at], chance), ...behind],
      gone: () => [...before, ...behind],
      twice: () => [...before, value[at], mutated(value[at], chance), ...behind],
    };
    return kinds[chance.pick(['inside', 'inside', 'inside', 'gone', 'twice'] as const)]();
  }
  if (typeof value === 'object' && value !== null && chance.upTo(9) > 0) {
    const entries = Object.entries(value);
    const [key, held] = entries.length > 0 ? chance.pick(entries) : ['data', null];
    const { [key]: _gone, ...others } = value as Record<string, unknown>;
    return chance.upTo(4) === 0 ? others : { ...others, [key]: mutated(held, chance) };
  }
  return chance.upTo(9) === 0 ? [value] : chance.pick(odd);
}

/** A copy with some bytes changed, removed or duplicated. */
export function mutatedBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const changed = [...bytes];
  for (let left = chance.upTo(4) + 1; left > 0; left -= 1) {
    const at = chance.upTo(Math.max(0, changed.length - 1));
    const length = chance.upTo(40);
    const kinds = {
      otherwise: () => changed.splice(at, 1, chance.upTo(255)),
      gone: () => changed.splice(at, length),
      twice: () => changed.splice(at, 0, ...changed.slice(at, at + length)),
      cut: () => changed.splice(at),
    };
    kinds[chance.pick(['otherwise', 'otherwise', 'gone', 'twice', 'cut'] as const)]();
  }
  return Uint8Array.from(changed);
}
