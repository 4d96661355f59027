import { call } from '../../../../platform/web/call';
import { useReveal } from '../../../accounts/web/pin/use-reveal';
import { revealVoucherCodes, type TransactionDetail } from '../../contract/transaction';

/** Milliseconds before the codes are masked again: long enough to pass them on and print the receipt. */
const OPEN = 5 * 60_000;

export type VoucherCodes = ReturnType<typeof useVouchers>;

export function useVouchers({ id, voucher_codes }: TransactionDetail) {
  const { value, ...reveal } = useReveal({
    open: async (pin) =>
      (await call(revealVoucherCodes, { params: { id }, body: { pin } })).data.voucher_codes,
    lasts: OPEN,
  });
  return { codes: value ?? voucher_codes, isOpen: value !== null, reveal };
}
