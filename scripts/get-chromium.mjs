import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Command prefix for root rights, or null if this user has none. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

function installWithApt() {
  const prefix = rootPrefix();
  if (!prefix || !succeeds('apt-get', ['--version'])) return;
  const apt = (...args) => {
    const [command, ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-qq',
      ...args,
    ];
    // apt-get prints to standard error so that the summary stays readable.
    return spawnSync(command, rest, { stdio: ['ignore', 2, 2] }).status === 0;
  };
  // Most journeys run in the first; one needs the back/forward cache of the second.
  const names = ['chromium-headless-shell', 'chromium'];
  console.log(`Installing Chromium: apt-get update, apt-get install ${names.join(' ')}`);
  apt('update');
  for (const name of names) apt('install', '-y', '--no-install-recommends', name);
}

const playwright = ['playwright', 'install', '--only-shell', 'chromium'];

/** Playwright's headless Chromium, or null. */
function playwrightsChromium() {
  try {
    const said = execFileSync('npx', ['--no-install', ...playwright, '--dry-run'], { encoding: 'utf8' });
    for (const [, folder] of said.matchAll(/Install location: +(\S.*)/g)) {
      const found = readdirSync(folder, { recursive: true }).find((path) =>
        /(^|[/\\])(chrome-)?headless[-_]shell(\.exe)?$/.test(String(path)),
      );
      if (found) return join(folder, String(found));
    }
  } catch {
    // Playwright is not installed or does not support this platform.
  }
  return null;
}

function installWithPlaywright() {
  console.log(`Installing Chromium: npx ${playwright.join(' ')}`);
  spawnSync('npx', ['--no-install', ...playwright], { stdio: ['ignore', 2, 2] });
}

/** True if this Chromium starts: Playwright's may lack system libraries. */
const starts = (path) => path !== null && succeeds(path, ['--version', '--no-sandbox']);

/** Path of a Chromium; installs one with apt-get if allowed, else with Playwright. Null if neither works. */
export function getChromium() {
  const there = findChromium() ?? playwrightsChromium();
  if (starts(there)) return there;
  installWithApt();
  const installed = findChromium();
  if (installed) return installed;
  installWithPlaywright();
  const brought = playwrightsChromium();
  return starts(brought) ? brought : null;
}
