import { DEMO_PASSWORD, DEMO_PIN, demoLogins } from './db/seed/demo-logins';
import { readEnv } from './env';
import { type RunningServer, startServer } from './start';
import { StartError } from './start-error';

/** What is still running then is cut off. */
const PATIENCE = 8_000;

async function main(): Promise<void> {
  const server = await startServer(readEnv());
  process.on('unhandledRejection', (err) => server.app.log.error({ err }, 'unhandled rejection'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(server));
  announce(server);
}

function announce({ url, demo }: RunningServer): void {
  console.log(`\nThe portal runs at ${url}`);
  if (!demo) return;
  console.log(`\nDemo accounts (password ${DEMO_PASSWORD}, PIN ${DEMO_PIN}):`);
  const width = Math.max(...demoLogins.map(({ email }) => email.length));
  for (const { email, phone, state } of demoLogins) {
    console.log(`  ${email.padEnd(width)}  ${phone}  ${state}`);
  }
  console.log('\nCtrl-C stops it.');
}

async function stop({ app, close }: RunningServer): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await close();
  clearTimeout(impatient);
  process.exit(0);
}

try {
  await main();
} catch (failure) {
  // A StartError is for the person at the terminal; anything else is a fault of ours and keeps its trace.
  console.error(failure instanceof StartError ? failure.message : failure);
  process.exit(1);
}
