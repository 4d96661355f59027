/** `npm run dev`: Vite with hot reload, and the API in the same process, restarted when it changes. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import { createServer, type ViteDevServer } from 'vite';
import type { Database } from '../src/platform/db/client';
import { prepareDataFolder } from '../src/platform/db/data-folder';
import { readEnv } from '../src/platform/env';
import { isApiPath } from '../src/platform/http/paths';
import { readArguments } from '../src/server/arguments';
import { type MadeConfiguration, madeConfiguration } from '../src/server/configuration';
import type { RunningServer } from '../src/server/start';
import { builtAssets } from '../src/topics/website/server/assets';
import { freshConfiguration } from './fresh-configuration.mjs';
import { keepLastGood } from './last-good';
import { createLastingServer } from './lasting-server';
import { CONFIGURATION_ID } from './vite-configuration';
import { buildWebsite } from './vite-website';
import { writeConfiguration } from './write-configuration';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { PORT, HOST } = checkedEnv();
const { accept } = readArguments();
/** Vite's reload socket has its own port, separate from the live channels. */
const reload = { port: PORT + 1, host: HOST };

// The configuration is bundled before it runs, so this warning does not apply.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING ??= 'true';
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: reload },
  plugins: [{ name: 'last-good', load: { order: 'pre', handler: lastGood } }],
});
const browsers = vite.environments.client;
/** Built once: a changed style or island is seen after a restart. */
const website = await developmentAssets();
const errorOf = (message: string) => ({ type: 'error' as const, err: { message, stack: '' } });

const front = createLastingServer((request, response, next) => {
  if (isApiPath(request.url ?? '')) next();
  else vite.middlewares(request, response, next);
});
let running: RunningServer | null = null;
/** Stays open while only the configuration changes. */
let database: Database | null = null;
const configuration = keepLastGood<MadeConfiguration>({
  async read() {
    if (!(await writeHere().catch(() => false))) await freshConfiguration(root);
    return madeConfiguration();
  },
  async start(made) {
    await front.pause();
    if (isReopened) await closeAll();
    isReopened = false;
    await running?.close();
    running = null;
    running = await start(made);
    console.log(`The portal runs at http://${HOST}:${PORT}`);
  },
  show(mistake) {
    if (mistake !== null) {
      console.error(mistake);
      browsers.hot.send(errorOf(mistake));
      return;
    }
    const module = browsers.moduleGraph.getModuleById(CONFIGURATION_ID);
    if (module) browsers.moduleGraph.invalidateModule(module);
    // Clears the last mistake.
    browsers.hot.send({ type: 'update', updates: [] });
    // Reloading the page would load all its modules again.
    browsers.hot.send('configuration', {
      address: `/@id/${CONFIGURATION_ID.replace('\0', '__x00__')}?t=${Date.now()}`,
    });
  },
});
// Browsers that connect later receive the mistake, too.
browsers.hot.on('vite:client:connect', (_none, client) => {
  const mistake = configuration.mistake();
  if (mistake !== null) client.send(errorOf(mistake));
});

/**
 * Writes the configuration with the checks that the API has loaded, which is faster than another process. False after a
 * mistake, which that process reports as a start does.
 */
async function writeHere(): Promise<boolean> {
  const { validateConfiguration } = (await vite.ssrLoadModule(
    '/scripts/validate-configuration.ts',
  )) as typeof import('./validate-configuration');
  // Reads the files anew. Loaded by Vite, a changed one would reload the modules of the API while it restarts.
  const files = register({ namespace: String(Date.now()) });
  try {
    const load = (path: string) => files.import(pathToFileURL(path).href, import.meta.url);
    const written = await writeConfiguration(root, (folder) => validateConfiguration(folder, load));
    return !('errors' in written);
  } finally {
    await files.unregister();
  }
}

/** Content that browsers get instead of the current files. */
function lastGood(id: string): string | undefined {
  const good = id === CONFIGURATION_ID && configuration.good();
  return good ? readFileSync(join(good.folder, good.file), 'utf8') : undefined;
}

/** No file change can fix a wrong variable, so development ends. */
function checkedEnv() {
  try {
    return readEnv();
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(1);
  }
}

/** API sources; Vite reloads the rest of `src`. */
const isServerSource = (file: string): boolean =>
  /^src\/(?:web\/(?:page|routes)\/|(?!(?:.*\/)?web\/|ui\/|main\.tsx$))/.test(file.slice(root.length + 1));
const isConfiguration = (file: string): boolean =>
  /^(?:resources\.config\.ts|resources\/.*|access\.model\.conf)$/.test(file.slice(root.length + 1));

async function developmentAssets() {
  const folder = join(root, 'node_modules', '.cache', 'website');
  await buildWebsite(folder);
  return builtAssets(folder);
}

async function start(made: MadeConfiguration): Promise<RunningServer> {
  const source = (path: string) => vite.ssrLoadModule(path);
  const { startServer } = (await source('/src/server/start.ts')) as typeof import('../src/server/start');
  const { openDatabase } = (await source(
    '/src/platform/db/client.ts',
  )) as typeof import('../src/platform/db/client');
  prepareDataFolder(checkedEnv().DATA_DIR);
  database ??= await openDatabase(checkedEnv());
  let api: Server | undefined;
  // The front listens at the port, so the server behind it takes any.
  const started = await startServer(
    { ...checkedEnv(), PORT: 0 },
    {
      configuration: made,
      accept,
      database,
      pages: {
        html: (url) => pageOf(vite, url),
        files: null,
        connect: [`ws://${HOST}:${reload.port}`],
        website,
      },
      serverFactory: (handler, options) => {
        api = createHttpServer(options, handler);
        return api;
      },
    },
  );
  if (api) front.use(api);
  return started;
}

const pageOf = async (server: ViteDevServer, url: string): Promise<string> =>
  server.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));

let turn: Promise<void> = Promise.resolve();
/** True if something besides the configuration has changed since the last check. */
let hasProgramChanged = true;
/** True if the next start needs a database opened by the current program. */
let isReopened = false;

async function closeAll(): Promise<void> {
  await running?.close();
  running = null;
  await database?.close();
  database = null;
}

async function reloadChanged(): Promise<void> {
  const isProgramChanged = hasProgramChanged;
  hasProgramChanged = false;
  isReopened ||= isProgramChanged;
  try {
    await configuration.reload(isProgramChanged);
  } catch (failure) {
    if (failure instanceof Error) vite.ssrFixStacktrace(failure);
    // The next change tries again.
    console.error(failure instanceof Error && failure.name === 'StartError' ? failure.message : failure);
  }
}

const queueReload = (): void => {
  turn = turn.then(reloadChanged);
};

let settle: NodeJS.Timeout | undefined;
vite.watcher.on('all', (_event, file) => {
  if (!isServerSource(file) && !isConfiguration(file)) return;
  hasProgramChanged ||= isServerSource(file);
  // Debounces an editor that saves several files at once.
  clearTimeout(settle);
  settle = setTimeout(queueReload, 50);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    turn = turn.then(async () => {
      await closeAll();
      front.server.close();
      await vite.close();
      process.exit(0);
    });
  });
}
front.server.once('error', (failure) => {
  console.error(`PORT: cannot listen on ${HOST}:${PORT}: ${failure.message}`);
  process.exit(1);
});
front.server.listen(PORT, HOST, queueReload);
