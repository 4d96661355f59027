import { useCallback, useRef, useState } from 'react';
import { type ApiError, asApiError } from './api-error';

interface AttemptState {
  busy: boolean;
  /** A new object after each failure, so that a repeated refusal is announced again. */
  failure: ApiError | null;
}

const calm: AttemptState = { busy: false, failure: null };

/** Actions of a public page, one at a time. `attempt` resolves to false if it failed or another one is running. */
export function useAttempt() {
  const [state, setState] = useState(calm);
  const running = useRef(false);

  const attempt = useCallback(async (action: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setState({ busy: true, failure: null });
    try {
      await action();
      setState(calm);
      return true;
    } catch (error) {
      setState({ busy: false, failure: asApiError(error) });
      return false;
    } finally {
      running.current = false;
    }
  }, []);

  const clear = useCallback(() => setState(calm), []);

  return { ...state, attempt, clear };
}
