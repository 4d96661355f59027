import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** False until the screen has been drawn and the browser has nothing better to do: for what nobody waits for. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  return isQuiet;
}
