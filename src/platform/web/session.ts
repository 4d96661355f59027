import { useSyncExternalStore } from 'react';
import type { LoginSession } from '../../core/contract/session';
import { clearSessionCookie, setSessionCookie } from './cookies';
import { forgetDrafts } from './drafts';
import { forgetPicks } from './recent-picks';
import { rememberReturn } from './return-path';
import { clearSessionKeys, readStored, subscribeStorage, writeStored } from './storage';

export interface Session extends LoginSession {
  accessToken: string;
}

const isOpen = (stored: LoginSession | null): stored is Session => Boolean(stored?.accessToken);

/** Local storage is the source, so all tabs agree. */
export function currentSession(): Session | null {
  const stored = readStored('loginSession');
  return isOpen(stored) ? stored : null;
}

/** The user's id is stored so that another person is not sent to their pages. */
export function openSession(session: Session, user: string): void {
  reason = null;
  signedOut = false;
  setSessionCookie();
  // Written first, so that listeners of the session find its user.
  writeStored('session-user', user);
  writeStored('loginSession', session);
}

const endListeners = new Set<() => void>();

export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

export type EndReason = 'refused' | 'email-unverified';
let reason: EndReason | null = null;
let unverified: string | null = null;
/** True from signing out to signing in: the page left is then not stored as return path. */
let signedOut = false;

export const endReason = (): EndReason | null => reason;
export const unverifiedEmail = (): string | null => unverified;

/** Signs out: removes the return path and the drafts of `person`, so that the next person finds neither. */
export function closeSession(person = sessionUser() ?? undefined): void {
  forgetDrafts(person);
  forgetPicks(person);
  signedOut = true;
  end(null);
}

/** Several calls may be refused at once; only one ends the session. A refusal of an older token is ignored. */
export function sessionRefused(token: string): void {
  if (currentSession()?.accessToken !== token) return;
  rememberReturn(location.pathname + location.search, sessionUser());
  end('refused');
}

/** The gate found no session: removes what remains and stores `path` for the return. */
export function sessionMissing(path: string, state?: unknown): void {
  if (!signedOut) rememberReturn(path, sessionUser(), state);
  end(reason);
}

/** The gate found an unverified e-mail address (specification 4): ends the session as `sessionMissing` does. */
export function sessionUnverified(path: string, email: string): void {
  rememberReturn(path, sessionUser());
  unverified = email;
  end('email-unverified');
}

function end(why: EndReason | null): void {
  reason = why;
  clearSessionKeys();
  clearSessionCookie();
}

let last = currentSession()?.accessToken;
let lastUser = readStored('session-user');

/** Id of the signed-in person, or of the last one in this tab: another tab may have ended the session. */
export const sessionUser = (): string | null => readStored('session-user') ?? lastUser;

/** Adds the user's id to a form's name, so that the next person in this tab finds nothing of it. */
export const ownForm = (form: string): string => `${form}:${sessionUser() ?? ''}`;

subscribeStorage(() => {
  const session = currentSession();
  const token = session?.accessToken;
  const ended = last !== undefined && token !== last;
  last = token;
  if (session) lastUser = readStored('session-user');
  if (ended) for (const listener of endListeners) listener();
});

export const useSession = (): Session | null => useSyncExternalStore(subscribeStorage, currentSession);
