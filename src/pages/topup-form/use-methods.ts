import { useCall } from '../../api/use-call';
import { listManualMethods, listPaymentMethods } from '../../core/contract/payment';

/** Methods open and close by time, so they are polled. Milliseconds. */
const look = { refetchInterval: 60_000 };

/** Gateway methods, then manual transfers. One kind is enough. */
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
