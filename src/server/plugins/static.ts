import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../admin/schema/model';
import { PUBLIC } from '../../core/contract/endpoint';
import { type Env, liveHosts } from '../../platform/env';
import { AppError } from '../../platform/http/app-error';
import { cachedFiles } from '../../platform/http/cached-files';
import { newNonce, pagePolicy, WORKER_POLICY } from '../../platform/http/content-policy';
import { pathOf } from '../../platform/http/paths';
import { isOnThisMachine } from '../../platform/http/this-machine';
import { StartError } from '../../platform/start-error';
import { urlOfHost } from '../../topics/shops/domain/address';
import { builtAssets, type WebsiteAssets } from '../../topics/website/server/assets';
import type { MadeConfiguration } from '../configuration';
import { firstViewOf, type LoadingPlan, readLoadingPlan, type Visit } from '../page/first-view';
import { fillPage } from '../page/page-template';

const YEAR = 31_536_000_000;
const HOUR = 3_600_000;
/** Never revalidated or requested in parts. */
const FOR_EVER = { immutable: true, maxAge: YEAR, etag: false, lastModified: false, acceptRanges: false };
const IMMUTABLE = `public, max-age=${YEAR / 1000}, immutable`;
/** Browsers check for a newer service worker at each visit. */
const WORKER = 'sw.js';
/** Below /assets, so that the service worker caches it. */
const CONFIGURATION = '/assets/configuration';

interface BuiltFiles {
  folder: string;
  configuration: Pick<MadeConfiguration, 'folder' | 'file'>;
  plan: LoadingPlan;
}

export interface Pages {
  /** `index.html` with placeholders. */
  html(url: string): Promise<string>;
  /** Built files; null if something in front serves them. */
  files: BuiltFiles | null;
  /** Additional `connect-src` sources. */
  connect: readonly string[];
  /** Style and scripts of partners' websites. */
  website: WebsiteAssets;
}

/** Output of `vite build` in `folder`. Throws `StartError` if missing. */
export function builtPages(folder: string, configuration: Pick<MadeConfiguration, 'folder' | 'file'>): Pages {
  const file = join(folder, 'index.html');
  if (!existsSync(file))
    throw new StartError(`The portal is not built (${file} is missing): run "npm run build".`);
  const html = readFileSync(file, 'utf8');
  return {
    html: async () => html,
    files: { folder, configuration, plan: readLoadingPlan(folder) },
    connect: [],
    website: builtAssets(join(folder, 'website')),
  };
}

/** Serves files with their precompressed copies; `sendPage` serves pages. */
export async function installStatic(app: FastifyInstance, { files }: Pages): Promise<void> {
  if (files === null) return;
  const { folder, configuration } = files;
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, index: false });
  const config = { object: PUBLIC };
  // Safari plays only videos that it can request in ranges.
  for (const [pictures, acceptRanges] of [
    ['brands', false],
    ['tutorials', true],
  ] as const) {
    app.get(`/${pictures}/:name`, { config, schema: { hide: true } }, (request, reply) => {
      const { name } = request.params as { name: string };
      return reply.sendFile(name, join(folder, pictures), {
        maxAge: HOUR,
        lastModified: false,
        acceptRanges,
      });
    });
  }
  const assets = join(folder, 'assets');
  // Their names contain a content hash.
  for (const [path, root] of [
    ['/assets', assets],
    [CONFIGURATION, configuration.folder],
  ] as const) {
    const readFile = cachedFiles(root);
    app.get(`${path}/:name`, { config, schema: { hide: true } }, async (request, reply) => {
      const { name } = request.params as { name: string };
      const file = await readFile(name, request.headers['accept-encoding'] ?? '');
      if (!file) return reply.sendFile(name, root, FOR_EVER);
      if (file.encoding) reply.header('content-encoding', file.encoding);
      return reply
        .header('vary', 'accept-encoding')
        .header('cache-control', IMMUTABLE)
        .type(file.type)
        .send(file.bytes);
    });
  }
  for (const name of topLevelFiles(folder)) {
    app.get(`/${name}`, { config, schema: { hide: true } }, (_request, reply) => {
      if (name === WORKER) reply.header('content-security-policy', WORKER_POLICY);
      return reply.sendFile(name, { maxAge: name === WORKER ? 0 : HOUR });
    });
  }
}

const topLevelFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => entry.name);

export interface PageSource {
  env: Env;
  model: Model;
  /** True with demo data; pages are sent without it, too. */
  demo(): Promise<boolean>;
}

/** Sends the single page with a new nonce for any path; the client router knows the routes. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  { env, model, demo }: PageSource,
): Promise<FastifyReply> {
  // A missing script must not be answered with a page.
  if (!isNavigation(request)) throw new AppError('NOT_FOUND');
  const nonce = newNonce();
  const { connect, files } = pages;
  const policy = pagePolicy({
    nonce,
    host: request.host,
    apiUrl: env.API_URL ?? null,
    liveUrls: liveHosts(env),
    videos: env.TUTORIAL_VIDEOS.filter(Boolean),
    frames: urlOfHost(`*.${env.PANEL_DOMAIN}`, env.PUBLIC_URL),
    connect,
  });
  return reply
    .code(200)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-cache')
    .header('cross-origin-opener-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(
      fillPage(await pages.html(request.url), {
        env,
        nonce,
        configuration: addressOf(files),
        view: firstViewOf(model, files?.plan ?? {}, visitOf(request)),
        outbox: isOnThisMachine(request) && (await demo()),
      }),
    );
}

const visitOf = ({ url, headers }: FastifyRequest): Visit => ({
  url,
  isMarked: /(?:^|; )session=1(?:;|$)/.test(headers.cookie ?? ''),
  isPhone:
    headers['sec-ch-ua-mobile'] === '?1' || /Mobi|Android|iP(?:hone|ad|od)/.test(headers['user-agent'] ?? ''),
});

const addressOf = (files: Pages['files']): string =>
  files ? `${CONFIGURATION}/${files.configuration.file}` : '';

const isNavigation = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/\.\w+$/.test(pathOf(request.url)) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
