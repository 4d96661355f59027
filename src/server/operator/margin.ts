import { rupiah } from '../../core/format/money';
import type { Margin } from '../../topics/suppliers/domain/resale';
import { type Given, OperatorError } from './command';

const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?$/;
const MOST_PERCENT = 1_000;
const MOST_RUPIAH = 999_999_999;

/** From 1 to `most`. Throws OperatorError. */
export function wholeNumber(text: string, what: string, most: number): number {
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new OperatorError(`${JSON.stringify(text)} is no ${what}.`);
  return number;
}

/** `then` describes the effect in the help. */
export const marginOptions = (then: string) => [
  {
    name: 'margin',
    help: `per cent on the supplier's price (of a bill: of its commission), such as 2.5: ${then}`,
  },
  { name: 'amount', help: 'rupiah on top of that' },
];

/** Omitted parts are 0. Throws OperatorError. */
export function marginOf({ margin = '0', amount = '0' }: Given): Margin {
  const percent = PERCENT.test(margin) ? Number(margin.replace(',', '.')) : Number.NaN;
  if (!(percent <= MOST_PERCENT)) {
    throw new OperatorError(`${JSON.stringify(margin)} is no margin: per cent, such as 2.5.`);
  }
  return {
    bps: Math.round(percent * 100),
    amount: amount === '0' ? 0 : wholeNumber(amount, 'amount: whole rupiah', MOST_RUPIAH),
  };
}

export const marginText = ({ bps, amount }: Margin): string =>
  [`${bps / 100} %`, ...(amount > 0 ? [rupiah(amount)] : [])].join(' + ');
