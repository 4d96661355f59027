import { accessSync, constants } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  // A headless shell runs the same engine without window parts, which take a fifth of the work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` wins. */
export const findChromium = () => candidates.find((path) => path && isExecutable(path)) ?? null;

/** The same, but no headless shell, which has no back/forward cache. */
export const findWholeChromium = () =>
  candidates.find((path) => path && !/headless[-_]shell/.test(path) && isExecutable(path)) ?? null;

export const chromiumAdvice =
  'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.';

/** Root (a container) needs --no-sandbox; the other flags disable background network calls. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
