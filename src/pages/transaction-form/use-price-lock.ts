import { useEffect, useState } from 'react';
import type { CallState } from '../../api/use-call';
import type { getBrand } from '../../core/contract/catalogue';
import { serverNow } from '../../ui/server-clock';

/** Domain 3.5: "price lock (5 min countdown)". */
const LOCK = 5 * 60_000;

export interface PriceLock {
  /** ISO instant at which the prices are read again; null while that is going on or has failed. */
  until: string | null;
  isFailed: boolean;
  /** Reads the prices again. */
  renew: () => void;
}

/** How long the prices on screen count. Every successful reading starts the time anew. */
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
