/** `npm run dev`: Vite with hot reload in front, the API behind it in the same process, started anew when it changes. */
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { readEnv } from '../server/env';
import type { RunningServer } from '../server/start';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { PORT, HOST } = checkedEnv();
/** Vite's reload socket has a port of its own, so that it never meets the live channels. */
const reload = { port: PORT + 1, host: HOST };

// The configuration is bundled before it runs; that it could not run as it stands is no news.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: reload },
});

/** No change of a file mends a wrong variable, so it ends here. */
function checkedEnv() {
  try {
    return readEnv();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(1);
  }
}

/** What the API is made of; the rest of `src` is Vite's to reload. */
const isServerSource = (file: string): boolean =>
  /^(?:server\/|src\/core\/|resources\.config\.ts$|access\.model\.conf$)/.test(file.slice(root.length + 1));

async function start(): Promise<RunningServer> {
  const source = (path: string) => vite.ssrLoadModule(path);
  const { startServer } = (await source('/server/start.ts')) as typeof import('../server/start');
  const { isApiPath } = (await source('/server/http/paths.ts')) as typeof import('../server/http/paths');
  return startServer(checkedEnv(), {
    pages: { html: (url) => pageOf(vite, url), folder: null, connect: [`ws://${HOST}:${reload.port}`] },
    serverFactory: (handler, options) =>
      createHttpServer(options, (request, response) => {
        if (isApiPath(request.url ?? '')) handler(request, response);
        else vite.middlewares(request, response, () => handler(request, response));
      }),
  });
}

const pageOf = async (server: ViteDevServer, url: string): Promise<string> =>
  server.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));

let running: RunningServer | null = null;
let turn: Promise<void> = Promise.resolve();

async function restart(): Promise<void> {
  try {
    await running?.close();
    running = null;
    running = await start();
    console.log(`The portal runs at ${running.url}`);
  } catch (failure) {
    if (failure instanceof Error) vite.ssrFixStacktrace(failure);
    // The next change tries again: most often it is the one that mends this.
    console.error(failure instanceof Error && failure.name === 'StartError' ? failure.message : failure);
  }
}

const queueRestart = (): void => {
  turn = turn.then(restart);
};

let settle: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  if (!isServerSource(file)) return;
  // An editor that saves several files at once causes one restart.
  clearTimeout(settle);
  settle = setTimeout(queueRestart, 100);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    turn = turn.then(async () => {
      await running?.close();
      await vite.close();
      process.exit(0);
    });
  });
}
queueRestart();
