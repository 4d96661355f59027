import { rupiah } from '../../core/format/money';

/** Details of INSUFFICIENT_BALANCE: `short` for the text, amounts in rupiah for the top-up form. */
export const shortfall = (balance: number, needed: number) => ({
  short: rupiah(needed - balance),
  short_amount: needed - balance,
  balance,
});
