import type { z } from 'zod';
import { login, type loginInput, logout } from '../../core/contract/session';
import { call } from './call';
import { closeSession, openSession } from './session';

export async function signIn(input: z.input<typeof loginInput>): Promise<void> {
  const { data } = await call(login, { body: input });
  // A host that returns no user id is identified by the typed identifier.
  const user = data.user_id || input.identifier;
  const authType = input.identifier.includes('@') ? data.authType : 'phone';
  openSession({ accessToken: data.accessToken, authType }, user);
}

/** Ends the local session at once; if the server cannot be reached, the token expires there. */
export async function signOut(person?: string): Promise<void> {
  const loggedOut = call(logout).catch(() => undefined);
  closeSession(person);
  await loggedOut;
}
