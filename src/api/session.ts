import { useSyncExternalStore } from 'react';
import type { LoginSession } from '../core/contract/session';
import { clearSessionCookie, setSessionCookie } from './cookies';
import { forgetDrafts } from './drafts';
import { forgetPicks } from './recent-picks';
import { rememberReturn } from './return-path';
import { clearSessionKeys, readStored, subscribeStorage, writeStored } from './storage';

/** A session that can call: `loginSession` with a token in it. */
export interface Session extends LoginSession {
  accessToken: string;
}

const isOpen = (stored: LoginSession | null): stored is Session => Boolean(stored?.accessToken);

/** Local storage is the truth, so all tabs of the browser agree. */
export function currentSession(): Session | null {
  const stored = readStored('loginSession');
  return isOpen(stored) ? stored : null;
}

/** `user`: id of whose session it is, kept beside it so that another person is not led to their pages. */
export function openSession(session: Session, user: string): void {
  reason = null;
  signedOut = false;
  setSessionCookie();
  // First, so that who hears of the session finds its person.
  writeStored('session-user', user);
  writeStored('loginSession', session);
}

const endListeners = new Set<() => void>();

/** Runs once when a session ends, in whichever way and tab. */
export function onSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Why /login is shown, when the person did not ask for it. */
export type EndReason = 'refused' | 'email-unverified';
let reason: EndReason | null = null;
let unverified: string | null = null;
/** True from signing out to signing in: the page left behind is then nobody's to come back to. */
let signedOut = false;

export const endReason = (): EndReason | null => reason;
/** The address that lacks its verification, where that is the reason. */
export const unverifiedEmail = (): string | null => unverified;

/** Signing out: the next person at this browser starts at the beginning, and finds nothing that `person` has typed. */
export function closeSession(person = sessionUser() ?? undefined): void {
  forgetDrafts(person);
  forgetPicks(person);
  signedOut = true;
  end(null);
}

/**
 * The server refused `token`. Many calls may hear that at once and one of them ends the session; a refusal of an
 * older token than the one now in use says nothing about it.
 */
export function sessionRefused(token: string): void {
  if (currentSession()?.accessToken !== token) return;
  rememberReturn(location.pathname + location.search, sessionUser());
  end('refused');
}

/** The gate found no session: clears what remains and keeps `path`, the page asked for, with what stood beside it. */
export function sessionMissing(path: string, state?: unknown): void {
  if (!signedOut) rememberReturn(path, sessionUser(), state);
  end(reason);
}

/** The gate found a session that may not go on by e-mail (specification 4): ends it as `sessionMissing` does. */
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

/** Id of who is signed in, or was last in this tab: a session may have ended in another one. */
export const sessionUser = (): string | null => readStored('session-user') ?? lastUser;

/** A form of a tab that stands behind the sign-in: who signs in after another finds nothing of theirs. */
export const ownForm = (form: string): string => `${form}:${sessionUser() ?? ''}`;

subscribeStorage(() => {
  const session = currentSession();
  const token = session?.accessToken;
  const ended = last !== undefined && token !== last;
  last = token;
  if (session) lastUser = readStored('session-user');
  if (ended) for (const listener of endListeners) listener();
});

/** The session of this browser; changes in every tab at once. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeStorage, currentSession);
