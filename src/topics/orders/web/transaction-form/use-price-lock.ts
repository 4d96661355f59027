import { useEffect, useState } from 'react';
import type { CallState } from '../../../../platform/web/use-call';
import { serverNow } from '../../../../ui/server-clock';
import type { getBrand } from '../../../catalogue/contract/catalogue';

/** Domain 3.5: "price lock (5 min countdown)". */
const LOCK = 5 * 60_000;

export interface PriceLock {
  /** ISO instant of the next refresh; null during it and after a failure. */
  until: string | null;
  isFailed: boolean;
  renew: () => void;
}

/** Countdown of the price lock; restarts after every successful refresh. */
export function usePriceLock({ data, isFetching, error, refetch }: CallState<typeof getBrand>): PriceLock {
  const [until, setUntil] = useState<string | null>(null);

  useEffect(() => {
    if (data && !isFetching && !error) setUntil(new Date(serverNow() + LOCK).toISOString());
  }, [data, isFetching, error]);

  const renew = () => {
    setUntil(null);
    void refetch();
  };

  return { until, isFailed: until === null && error !== null && !isFetching, renew };
}
