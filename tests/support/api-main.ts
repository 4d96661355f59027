/** The real server as a process of its own, without built pages; prints its address when it listens. */
import { readEnv } from '../../server/env';
import { startServer } from '../../server/start';
import { sourceConfiguration } from './configuration';
import { sourcePages } from './source-pages';

const server = await startServer(readEnv(), {
  configuration: sourceConfiguration(),
  pages: sourcePages(),
  logLevel: 'silent',
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
