/** `npm start`: builds what is stale, then runs the built server in this process, so that Ctrl-C reaches it. */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshBuild } from './fresh-build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// React and Fastify both run a slower, more talkative mode without it.
process.env.NODE_ENV ??= 'production';
try {
  await freshBuild(root);
} catch (failure) {
  console.error(failure.message);
  process.exit(1);
}
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
