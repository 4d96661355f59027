import type { AuthProvider } from '@refinedev/core';
import { asApiError } from '../../../platform/web/api-error';
import { signIn, signOut } from '../../../platform/web/sign-in';
import type { GateVerdict } from '../../access/gate';

const LOGIN = '/login';

/**
 * `verdictAt` decides whether a path may be opened; `check` only handles people who are not signed in. Calls end a
 * refused session themselves, so `onError` only reports it.
 */
export const createAuthProvider = (
  verdictAt: (path: string) => GateVerdict,
  person: () => string | undefined,
): AuthProvider => ({
  login: async (input: Parameters<typeof signIn>[0]) => {
    try {
      await signIn(input);
      return { success: true };
    } catch (error) {
      return { success: false, error: asApiError(error) };
    }
  },
  logout: async () => {
    await signOut(person());
    // No redirect: the gate has already redirected, and the person may be on another page when the answer arrives.
    return { success: true };
  },
  check: async ({ path }: { path: string }) =>
    verdictAt(path).kind === 'logout' ? { authenticated: false, redirectTo: LOGIN } : { authenticated: true },
  onError: async (error: unknown) => {
    const failure = asApiError(error);
    return failure.status === 401 ? { redirectTo: LOGIN, error: failure } : {};
  },
});
