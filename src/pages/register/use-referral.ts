import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { checkReferral } from '../../core/contract/account';
import { looksLikeCode } from './check-register';

const PAUSE_MS = 500;

/** `name` null: unknown code. */
export type Referral = { state: 'none' | 'checking' | 'unchecked' } | { state: 'known'; name: string | null };

/** Debounced look-up; late answers are dropped. */
export function useReferral(typed: string): Referral {
  const code = typed.trim().toUpperCase();
  const [found, setFound] = useState<{ code: string; referral: Referral }>();

  useEffect(() => {
    if (code === '' || !looksLikeCode(code)) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await call(checkReferral, { query: { code } }, { signal: stop.signal });
        setFound({ code, referral: { state: 'known', name: data.name } });
      } catch {
        // After rate limiting or without a connection, the server checks on submission.
        if (!stop.signal.aborted) setFound({ code, referral: { state: 'unchecked' } });
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [code]);

  if (code === '' || !looksLikeCode(code)) return { state: 'none' };
  return found?.code === code ? found.referral : { state: 'checking' };
}
