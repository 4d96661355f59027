import { useCall } from '../../api/use-call';
import { listManualMethods, listPaymentMethods } from '../../core/contract/payment';

/** Methods open and close by the clock. Milliseconds. */
const look = { refetchInterval: 60_000 };

/** Every way to pay: those of the gateway, then transfers by hand. One kind alone is enough to pay. */
export function useMethods() {
  const gateway = useCall(listPaymentMethods, {}, look);
  const manual = useCall(listManualMethods, {}, look);
  const isKnown =
    [gateway, manual].every(({ data, error }) => data || error) && (gateway.data ?? manual.data);
  return {
    data: isKnown ? [...(gateway.data ?? []), ...(manual.data ?? [])] : undefined,
    error: isKnown ? null : (gateway.error ?? manual.error),
    refetch: () => {
      void gateway.refetch();
      void manual.refetch();
    },
  };
}
