import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What a browser complained about, and what a journey says beforehand that it will. */
export interface Complaints {
  readonly heard: readonly string[];
  /** This one is provoked on purpose. */
  allow(expected: RegExp): void;
  watch(context: BrowserContext): Promise<void>;
}

/** Chromium reports every answer of 400 and above as an error; a refusal by the API is for the page to tell. */
const isRefusal = (message: ConsoleMessage): boolean =>
  /the server responded with a status of 4\d\d/.test(message.text()) &&
  /^\/(?:open-api\/)?v1\//.test(new URL(message.location().url).pathname);

/** Runs in the page: the console is silent about what a script was refused and took calmly, such as writing code. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`content policy: ${violatedDirective} refused ${blockedURI} of ${sourceFile}`);
  });

const reporting = new WeakSet<BrowserContext>();

/** Gathers console errors, all violations of the content policy, and exceptions that nobody caught. */
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
      // A context serves many journeys.
      if (!reporting.has(context)) await context.addInitScript(reportViolations);
      reporting.add(context);
    },
  };
}
