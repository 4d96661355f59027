import { join } from 'node:path';
import { outboxPath } from '../core/contract/browser-config';
import { readEnv } from '../platform/env';
import { repositoryRoot } from '../platform/root';
import { StartError } from '../platform/start-error';
import { readArguments } from './arguments';
import { madeConfiguration } from './configuration';
import { builtPages } from './plugins/static';
import { type RunningServer, startServer } from './start';

/** Milliseconds until open requests are aborted, and until the process exits in any case. */
const PATIENCE = 8_000;
const LAST_MOMENT = 9_500;

/**
 * Runs the portal until a signal; `portalBuilt` resolves when the client files exist. A failure is printed
 * and exits with code 1.
 */
export async function serve(portalBuilt?: () => Promise<void>): Promise<void> {
  try {
    const { accept } = readArguments();
    const env = readEnv();
    const configuration = await madeConfiguration();
    const built = () => builtPages(join(repositoryRoot, 'dist', 'client'), configuration);
    const pages = portalBuilt ? () => portalBuilt().then(built) : built();
    const server = await startServer(env, { configuration, pages, accept });
    process.on('unhandledRejection', (err) => server.app.log.error({ err }, 'unhandled rejection'));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
    await announce(server);
    await printDifferences(server).catch((err: unknown) => {
      server.app.log.warn({ err }, 'stored records could not be compared with their declarations');
    });
  } catch (failure) {
    // A StartError is for the operator; other errors keep their stack.
    console.error(failure instanceof StartError ? failure.message : failure);
    process.exit(1);
  }
}

/** Prints what the declarations mean for stored records, after the portal runs, so that nobody waits for it. */
export async function printDifferences({ differences }: RunningServer): Promise<void> {
  const lines = await differences();
  if (lines.length === 0) return;
  console.log(
    [
      '',
      'Stored records differ from their declarations:',
      ...lines.map((line) => `  ${line}`),
      '"npm run schema -- diff" shows all of them.',
    ].join('\n'),
  );
}

/** Printed at once, so that readers of the URL have all lines. */
async function announce({ url, demo }: RunningServer): Promise<void> {
  const lines = demo ? await demonstration(url) : [];
  console.log(['', `The portal runs at ${url}`, ...lines, '', 'Ctrl-C stops it.'].join('\n'));
}

async function demonstration(url: string): Promise<string[]> {
  const { DEMO_PASSWORD, DEMO_PIN, demoLogins } = await import('../../demo/logins');
  const width = Math.max(...demoLogins.map(({ email }) => email.length));
  return [
    '',
    `Demo accounts (password ${DEMO_PASSWORD}, PIN ${DEMO_PIN}):`,
    ...demoLogins.map(({ email, phone, state }) => `  ${email.padEnd(width)}  ${phone}  ${state}`),
    '',
    `Codes and links that it sends are kept at ${url}${outboxPath}, for this machine alone`,
  ];
}

async function stop({ app, close }: RunningServer): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), PATIENCE).unref();
  setTimeout(() => process.exit(0), LAST_MOMENT).unref();
  await close();
  process.exit(0);
}
