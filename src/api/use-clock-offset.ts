import { useState } from 'react';

/**
 * Milliseconds the server's clock is ahead of this one, by the `server_time` of an answer. An answer out of the cache
 * is from another time, so only one that has just come is believed.
 */
export function useClockOffset(serverTime: string | undefined, isFetching: boolean): number {
  const [known, setKnown] = useState({ serverTime: '', offset: 0 });
  if (!serverTime || isFetching || serverTime === known.serverTime) return known.offset;
  // Kept before anything is drawn: a countdown by the wrong clock would end at once.
  const next = { serverTime, offset: Date.parse(serverTime) - Date.now() };
  setKnown(next);
  return next.offset;
}
