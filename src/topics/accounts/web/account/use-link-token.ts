import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';

interface LinkState {
  checking: boolean;
  /** Also null if the URL has no token. */
  error: ApiError | null;
}

export function useLinkToken<T>(
  check: (token: string) => Promise<T>,
  onGood: (answer: T, token: string) => void,
) {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [state, setState] = useState<LinkState>({ checking: token !== '', error: null });
  const asked = useRef('');
  const latest = useRef({ check, onGood });
  latest.current = { check, onGood };

  const run = useCallback(async () => {
    setState({ checking: true, error: null });
    try {
      latest.current.onGood(await latest.current.check(token), token);
    } catch (error) {
      setState({ checking: false, error: asApiError(error) });
    }
  }, [token]);

  useEffect(() => {
    // A link works once, but effects may run twice.
    if (token === '' || asked.current === token) return;
    asked.current = token;
    void run();
  }, [token, run]);

  return { ...state, retry: run };
}
