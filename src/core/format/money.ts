import { MINUS, number, UNIT_SPACE, UNKNOWN } from './number';

/** `auto`: minus for negative amounts. `always`: also plus for positive ones. `never`: absolute value. */
export type MoneySign = 'auto' | 'always' | 'never';

export interface MoneyParts {
  sign: '' | '+' | typeof MINUS;
  currency: 'Rp';
  number: string;
}

/** `-39500` → `−`, `Rp`, `39.500`. An average, or another host, may have parts of a rupiah: two digits. */
export const moneyParts = (amount: number, sign: MoneySign = 'auto'): MoneyParts => {
  const size = number(Math.abs(amount), { decimals: 2 }).replace(/,\d$/, '$&0');
  return { sign: size === '0' ? '' : signOf(amount, sign), currency: 'Rp', number: size };
};

/** `1250000` → `Rp 1.250.000`, `-500` → `−Rp 500` (specification 1). Amount in rupiah; a dash for one that is not known. */
export const rupiah = (amount: number, sign: MoneySign = 'auto'): string => {
  if (Number.isNaN(amount)) return UNKNOWN;
  const parts = moneyParts(amount, sign);
  return `${parts.sign}${parts.currency}${UNIT_SPACE}${parts.number}`;
};

const steps = [
  { size: 1e12, word: 'T' },
  { size: 1e9, word: 'M' },
  { size: 1e6, word: 'jt' },
  { size: 1e3, word: 'rb' },
];

/** `7400000` → `7,4 jt`. Only for chart axes: amounts to pay are never shortened. */
export const compact = (amount: number): string => {
  const size = Math.abs(amount);
  // The next unit applies where rounding reaches it: 999.950 is "1 jt", not "1.000 rb".
  const step = steps.find((candidate) => size >= candidate.size * 0.99995);
  if (!step) return number(amount);
  return `${number(amount / step.size, { decimals: 1 })}${UNIT_SPACE}${step.word}`;
};

const signOf = (amount: number, sign: MoneySign): MoneyParts['sign'] => {
  if (sign === 'never') return '';
  if (amount < 0) return MINUS;
  return sign === 'always' ? '+' : '';
};
