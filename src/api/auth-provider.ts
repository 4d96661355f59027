import type { AuthProvider } from '@refinedev/core';
import { asApiError } from './api-error';
import { currentSession } from './session';
import { signIn, signOut } from './sign-in';

const LOGIN = '/login';

/** Refine's view of the session. Calls end a refused session themselves, so `onError` only says so. */
export const authProvider: AuthProvider = {
  login: async (input: Parameters<typeof signIn>[0]) => {
    try {
      await signIn(input);
      return { success: true };
    } catch (error) {
      return { success: false, error: asApiError(error) };
    }
  },
  logout: async () => {
    await signOut();
    return { success: true, redirectTo: LOGIN };
  },
  check: async () =>
    currentSession() ? { authenticated: true } : { authenticated: false, redirectTo: LOGIN },
  onError: async (error: unknown) => {
    const failure = asApiError(error);
    return failure.status === 401 ? { redirectTo: LOGIN, error: failure } : {};
  },
};
