import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../demo/logins';
import { Client } from './client';
import { goTo, openUiPage } from './ui-page';

/*
 * The whole portal in a DOM with the real server. Layout, focus order, several windows, printing and the
 * content policy need a browser (`tests/journeys`).
 */

declare const happyDOM: { setViewport(size: { width: number }): void };

/** Imported after the page is open, because `src/` reads it on load. */
const load = async () => ({
  ...(await import('../../src/platform/web/session')),
  ...(await import('../../src/platform/web/sign-in')),
  ...(await import('../../src/platform/web/query-client')),
  ...(await import('../../src/platform/web/return-path')),
  ...(await import('../../src/web/app/public-app')),
});

export let portal: Awaited<ReturnType<typeof load>>;
export let url: string;

/** Opens a demo portal for all tests of a file; each test begins signed out. */
export function standPortal(): void {
  beforeAll(async () => {
    url = await openUiPage('/login', 'demo');
    portal = await load();
  });
  afterEach(() => {
    leave();
    vi.restoreAllMocks();
    localStorage.clear();
    sessionStorage.clear();
    portal.forgetReturn();
    portal.queryClient.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
}

/** Simulates closing the page, so that it stores pending data. */
export function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

/** Signs in without the form; returns a client of the same session. */
export async function enter(identifier: string): Promise<Client> {
  // Disables the tour.
  localStorage.setItem('coach-marks', '["dashboard"]');
  await portal.signIn({ identifier, password: DEMO_PASSWORD });
  return new Client(url, portal.currentSession()?.accessToken);
}

/** Loads a URL. */
export function visit(path: string, width = 1440): void {
  leave();
  portal.queryClient.clear();
  happyDOM.setViewport({ width });
  goTo(url + path);
  render(<portal.PublicApp />);
}

/** Navigates within the open page. */
export async function goOn(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}

type Name = string | RegExp;

/** Simulates going offline or online. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

export const here = (): string => location.pathname + location.search;
/** Waits for this URL. */
export const isHere = (address: Name) =>
  waitFor(() => (address instanceof RegExp ? expect(here()).toMatch(address) : expect(here()).toBe(address)));

const inside = (scope?: HTMLElement) => (scope ? within(scope) : screen);

export const find = (role: string, name?: Name, scope?: HTMLElement): Promise<HTMLElement> =>
  inside(scope).findByRole(role, name === undefined ? {} : { name });

export const findTitle = (name: Name): Promise<HTMLElement> =>
  screen.findByRole('heading', { level: 1, name });

export const findText = (text: Name, scope?: HTMLElement): Promise<HTMLElement> =>
  inside(scope).findByText(text);

/** Waits for this text, which may span child elements. */
export const shows = (element: () => HTMLElement, text: Name) =>
  waitFor(() => expect(element().textContent).toMatch(text));

export async function press(role: string, name?: Name, scope?: HTMLElement): Promise<void> {
  await userEvent.click(await find(role, name, scope));
}

export async function fill(label: Name, value: string, scope?: HTMLElement): Promise<void> {
  const field = await inside(scope).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.paste(value);
}
