import { useEffect, useState } from 'react';
import { useCall } from '../../../platform/web/use-call';
import { type Found, find } from '../../../topics/finder/contract';
import { useOnline } from '../../../ui/use-online';

/** Debounce in milliseconds. */
const PAUSE = 200;
const SHORTEST = 2;
/** Milliseconds for which results are cached. */
const FRESH = 20_000;

export interface FinderState {
  /** Results for exactly this text; null until answered. */
  found: Found | null;
  isBusy: boolean;
  isOffline: boolean;
  hasFailed: boolean;
  retry: () => void;
}

export function useFinder(text: string): FinderState {
  const online = useOnline();
  const wanted = text.trim();
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isLong = wanted.length >= SHORTEST;
  const enabled = isLong && online && asked.length >= SHORTEST;
  const { data, error, isFetching, refetch } = useCall(
    find,
    { query: { q: asked } },
    { enabled, staleTime: FRESH },
  );
  const isThisText = enabled && asked === wanted;
  const isSettled = isThisText && !isFetching;
  return {
    found: isSettled && !error && data ? data : null,
    isBusy: isLong && online && !isSettled,
    isOffline: isLong && !online,
    hasFailed: isSettled && error !== null,
    retry: () => void refetch(),
  };
}
