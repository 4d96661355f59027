import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What a browser complained about, and what a journey says beforehand that it will. */
export interface Complaints {
  readonly heard: readonly string[];
  /** This one is provoked on purpose. */
  allow(expected: RegExp): void;
  watch(context: BrowserContext): void;
}

/** Chromium reports every answer of 400 and above as an error; a refusal by the API is for the page to tell. */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  new URL(message.location().url).pathname.startsWith('/v1/');

/** Gathers console errors, violations of the content policy among them, and exceptions that nobody caught. */
export function gatherComplaints(): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const hear = (complaint: string) => {
    if (!allowed.some((expected) => expected.test(complaint))) heard.push(complaint);
  };
  return {
    heard,
    allow: (expected) => allowed.push(expected),
    watch: (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message)) {
          hear(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => hear(String(error.error().stack ?? error.error())));
    },
  };
}
