import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** False until the first paint and an idle browser: for data that is not urgent. */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  return isQuiet;
}
