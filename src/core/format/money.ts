import { MINUS, number, UNIT_SPACE } from './number';

/** `auto`: a minus when below zero. `always`: also a plus above zero. `never`: the size alone. */
export type MoneySign = 'auto' | 'always' | 'never';

/** The three parts that `ui/Money` draws in different sizes. */
export interface MoneyParts {
  sign: '' | '+' | typeof MINUS;
  currency: 'Rp';
  number: string;
}

/** `-39500` → `−`, `Rp`, `39.500`. A mean may have a part of a rupiah: two decimals after a comma at most. */
export const moneyParts = (amount: number, sign: MoneySign = 'auto'): MoneyParts => {
  const size = number(Math.abs(amount), { decimals: 2 });
  return { sign: size === '0' ? '' : signOf(amount, sign), currency: 'Rp', number: size };
};

/** `1250000` → `Rp 1.250.000`, `-500` → `−Rp 500` (specification 1). Amount in rupiah. */
export const rupiah = (amount: number, sign: MoneySign = 'auto'): string => {
  const parts = moneyParts(amount, sign);
  return `${parts.sign}${parts.currency}${UNIT_SPACE}${parts.number}`;
};

const steps = [
  { size: 1e12, word: 'T' },
  { size: 1e9, word: 'M' },
  { size: 1e6, word: 'jt' },
  { size: 1e3, word: 'rb' },
];

/** `7400000` → `7,4 jt`. For the axes of charts only: where money is paid it is never shortened. */
export const compact = (amount: number): string => {
  const size = Math.abs(amount);
  // A size is taken from where rounding to one decimal reaches it, so that 999.950 is "1 jt", not "1.000 rb".
  const step = steps.find((candidate) => size >= candidate.size * 0.99995);
  if (!step) return number(amount);
  return `${number(amount / step.size, { decimals: 1 })}${UNIT_SPACE}${step.word}`;
};

const signOf = (amount: number, sign: MoneySign): MoneyParts['sign'] => {
  if (sign === 'never') return '';
  if (amount < 0) return MINUS;
  return sign === 'always' ? '+' : '';
};
