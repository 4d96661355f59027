import type { AuthProvider } from '@refinedev/core';
import type { GateVerdict } from '../core/session/gate';
import { asApiError } from './api-error';
import { signIn, signOut } from './sign-in';

const LOGIN = '/login';

/**
 * Refine's view of the session. `check` is the gate: `verdictAt` says what it makes of a path now. Where it leads a
 * person who is signed in, the route does it; who is not signed in is told apart here. Calls end a refused session
 * themselves, so `onError` only says so.
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
    // No way on: the gate has led away at once, and the answer may come when the person is somewhere else.
    return { success: true };
  },
  check: async ({ path }: { path: string }) =>
    verdictAt(path).kind === 'logout' ? { authenticated: false, redirectTo: LOGIN } : { authenticated: true },
  onError: async (error: unknown) => {
    const failure = asApiError(error);
    return failure.status === 401 ? { redirectTo: LOGIN, error: failure } : {};
  },
});
