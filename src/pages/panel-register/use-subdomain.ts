import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { checkSubdomain } from '../../core/contract/website';
import { subdomainError } from '../../core/website/address';

const PAUSE_MS = 400;

/** `error` null: available. */
export type Availability =
  | { state: 'none' | 'checking' | 'unchecked' }
  | { state: 'known'; error: string | null; host: string };

/** Debounced availability check; late answers are dropped. */
export function useSubdomain(typed: string): Availability {
  const name = typed.trim().toLowerCase();
  const [found, setFound] = useState<{ name: string; answer: Availability }>();
  const worthAsking = name !== '' && subdomainError(name) === null;

  useEffect(() => {
    if (!worthAsking) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await call(checkSubdomain, { query: { name } }, { signal: stop.signal });
        setFound({ name, answer: { state: 'known', error: data.error, host: data.host } });
      } catch {
        // Without a connection the server checks on submission.
        if (!stop.signal.aborted) setFound({ name, answer: { state: 'unchecked' } });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, worthAsking]);

  if (!worthAsking) return { state: 'none' };
  return found?.name === name ? found.answer : { state: 'checking' };
}
