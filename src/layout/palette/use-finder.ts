import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';
import { type Found, find } from '../../core/contract/finder';
import { useOnline } from '../../ui/use-online';

/** Milliseconds without typing before the server is asked. */
const PAUSE = 200;
const SHORTEST = 2;
/** What was just found is not asked for again while somebody types back and forth. */
const FRESH = 20_000;

export interface FinderState {
  /** Of exactly this text; null until it is answered. */
  found: Found | null;
  isBusy: boolean;
  isOffline: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** What the server finds for a text, a moment after it has been typed. */
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
