import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '../../../../core/contract/endpoint';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { checkAuth } from '../../contract/account-verification';

const REFRESH_MS = 8_000;

export type AccountState = ReplyOf<typeof checkAuth>;

/**
 * Verification state of the session's account. Polled while the page is visible, because the link may be opened in
 * another tab or on another device.
 */
export function useAccountState() {
  const [account, setAccount] = useState<AccountState | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  const refresh = useCallback(async (): Promise<AccountState | null> => {
    try {
      const { data } = await call(checkAuth);
      setAccount(data);
      setError(null);
      return data;
    } catch (failure) {
      setError(asApiError(failure));
      return null;
    }
  }, []);

  useEffect(() => {
    const refreshWhenVisible = () => {
      if (!document.hidden) void refresh();
    };
    void refresh();
    const timer = setInterval(refreshWhenVisible, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshWhenVisible);
    };
  }, [refresh]);

  return { account, error, refresh };
}
