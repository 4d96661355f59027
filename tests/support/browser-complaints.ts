import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Browser complaints, and those that a test expects. */
export interface Complaints {
  readonly heard: readonly string[];
  /** Expects this complaint. */
  allow(expected: RegExp): void;
  watch(context: BrowserContext): Promise<void>;
}

/** Chromium logs every status from 400 as an error; the page handles API refusals. */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  /^\/(?:open-api\/)?v1\//.test(new URL(message.location().url).pathname);

/** Runs in the page, because the console does not report caught policy violations. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`content policy: ${violatedDirective} refused ${blockedURI} of ${sourceFile}`);
  });

const reporting = new WeakSet<BrowserContext>();

/** Collects console errors, policy violations and uncaught exceptions. */
export function gatherComplaints(): Complaints {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const hear = (complaint: string) => {
    if (!allowed.some((expected) => expected.test(complaint))) heard.push(complaint);
  };
  return {
    heard,
    allow: (expected) => allowed.push(expected),
    watch: async (context) => {
      context.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal(message)) {
          hear(`${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => hear(String(error.error().stack ?? error.error())));
      // Contexts are shared by tests.
      if (!reporting.has(context)) await context.addInitScript(reportViolations);
      reporting.add(context);
    },
  };
}
