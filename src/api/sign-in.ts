import type { z } from 'zod';
import { login, type loginInput, logout } from '../core/contract/session';
import { call } from './call';
import { closeSession, openSession } from './session';

/** Opens a session of this browser. Throws `ApiError`. */
export async function signIn(input: z.input<typeof loginInput>): Promise<void> {
  const { data } = await call(login, { body: input });
  // Where the host names nobody, the person is who was typed.
  const user = data.user_id || input.identifier;
  const authType = input.identifier.includes('@') ? data.authType : 'phone';
  openSession({ accessToken: data.accessToken, authType }, user);
}

/** Ends the session of `person` here at once; when the server cannot be told, it dies there by age. */
export async function signOut(person?: string): Promise<void> {
  const told = call(logout).catch(() => undefined);
  closeSession(person);
  await told;
}
