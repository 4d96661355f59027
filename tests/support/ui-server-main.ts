/** The server of the UI tests; prints its address when it listens. See `ui-server.ts`. */
import { startTestServer } from './server';

const server = await startTestServer({ seed: process.argv[2] === 'demo' ? 'demo' : 'accounts' });
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
