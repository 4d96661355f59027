import { call } from '../../api/call';
import { revealVoucherCodes, type TransactionDetail } from '../../core/contract/transaction';
import { useReveal } from '../../features/pin/use-reveal';

/** Milliseconds for which codes stay open after the PIN: long enough to hand them over and print the receipt. */
const OPEN = 5 * 60_000;

export type VoucherCodes = ReturnType<typeof useVouchers>;

/** The voucher codes of an order: masked, or whole for a while. */
export function useVouchers({ id, voucher_codes }: TransactionDetail) {
  const { value, ...reveal } = useReveal({
    open: async (pin) =>
      (await call(revealVoucherCodes, { params: { id }, body: { pin } })).data.voucher_codes,
    lasts: OPEN,
  });
  return { codes: value ?? voucher_codes, isOpen: value !== null, reveal };
}
