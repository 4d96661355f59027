/** `npm start`: builds what is stale, then runs the server in this process, so that Ctrl-C reaches it. */
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freshServer } from './fresh-build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

// Node 22 and later cache compiled code for the next start.
module.enableCompileCache?.();
// React and Fastify are slower and more verbose in development mode.
process.env.NODE_ENV ??= 'production';
try {
  const { portalBuilt } = await freshServer(root, console.log);
  const { serve } = await import(pathToFileURL(join(root, 'dist', 'server', 'serve.js')).href);
  await serve(portalBuilt);
} catch (failure) {
  console.error(failure.message);
  process.exit(1);
}
