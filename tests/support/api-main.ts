/** The server as a separate process without built pages; prints its URL. */
import { readEnv } from '../../src/platform/env';
import { startServer } from '../../src/server/start';
import { sourceConfiguration } from './configuration';
import { sourcePages } from './source-pages';

const server = await startServer(readEnv(), {
  configuration: sourceConfiguration(),
  pages: sourcePages(),
  logLevel: 'silent',
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
