import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../src/platform/root';
import { builtPages } from '../../../src/server/plugins/static';
import {
  posterOf,
  tutorials,
  videoOf,
} from '../../../src/topics/dashboard/web/dashboard/onboarding/tutorial-list';
import { startTestServer, type TestServer } from '../../support/server';

const SCRIPT = 'console.log("portal")';
const LARGE = `console.log(${JSON.stringify('portal'.repeat(400))})`;
const PAGE = `<!doctype html><title>__PRODUCT_NAME__</title>
<meta name="robots" content="__ROBOTS__"><meta name="title" content="__TITLE__">
<script type="text/json" id="config" nonce="__NONCE__">__CONFIG__</script>
<script type="importmap" nonce="__NONCE__">{"imports":{"virtual:configuration":"__CONFIGURATION__"}}</script>
<script type="module" src="/assets/main-1.js" nonce="__NONCE__"></script>`;

const CONFIGURATION = '0123456789abcdef.js';
const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'configuration'));
  writeFileSync(join(folder, 'configuration', CONFIGURATION), 'export const config = {};');
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'sw.js'), readFileSync(join(repositoryRoot, 'public', 'sw.js')));
  for (const icon of ICONS)
    writeFileSync(join(folder, icon), readFileSync(join(repositoryRoot, 'public', icon)));
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  mkdirSync(join(folder, 'brands'));
  writeFileSync(join(folder, 'brands', 'one.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  cpSync(join(repositoryRoot, 'public', 'tutorials'), join(folder, 'tutorials'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'main-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-1.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'large-1.js'), LARGE);
  server = await startTestServer({
    seed: 'none',
    pages: builtPages(folder, { folder: join(folder, 'configuration'), file: CONFIGURATION }),
    env: {
      PRODUCT_NAME: 'A</script>&B',
      API_URL: 'https://api.example.test/',
      TUTORIAL_VIDEOS: 'https://video.example.test/topup.mp4',
      LIVE_URL: 'https://live-1.example.test/socket/',
      LIVE_URL_SECONDARY: 'wss://live-2.example.test:8443',
    },
  });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each(['/', '/login', '/panel/banner/data?q=1', '/not/a/page', '/panel/promo/%E0%A4%A', '/%'])(
    'answers %s, for its router to validate',
    async (path) => {
      const { status, headers, body } = await server.guest.get(path, { accept: 'text/html' });
      expect({ status, type: headers.get('content-type') }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      expect(body).toContain('/assets/main-1.js');
    },
  );

  it('contains another nonce each time, in its policy and on its scripts, and no mark is left', async () => {
    const [one, two] = await Promise.all([server.guest.get('/login'), server.guest.get('/login')]);
    const nonceOf = ({ body }: { body: string }) => /nonce="([^"]+)"/.exec(body)?.[1];
    expect(nonceOf(one)).not.toBe(nonceOf(two));
    expect(one.headers.get('content-security-policy')).toContain(`'nonce-${nonceOf(one)}'`);
    expect(one.body).not.toMatch(/__[A-Z_]+__/);
  });

  it('lets scripts come from here with the nonce alone, and calls go to the configured host', async () => {
    const { headers } = await server.guest.get('/login');
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
        const [name = '', ...sources] = line.split(' ');
        return [name, sources];
      }),
    );
    expect(policy['script-src']).toEqual(["'self'", expect.stringMatching(/^'nonce-/)]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(["'self'", 'https://api.example.test', 'wss://api.example.test']),
    );
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['wss://live-1.example.test', 'wss://live-2.example.test:8443']),
    );
    expect(policy['media-src']).toEqual(["'self'", 'https://video.example.test']);
    expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
  });

  it('cannot be broken out of by a configured text', async () => {
    const { body } = await server.guest.get('/login');
    expect(body).toContain('<title>A&#60;/script&#62;&#38;B</title>');
    const json = /id="config"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      productName: 'A</script>&B',
      apiUrl: 'https://api.example.test',
      liveUrls: {
        primary: 'wss://live-1.example.test/socket',
        secondary: 'wss://live-2.example.test:8443',
      },
      tutorialVideos: ['https://video.example.test/topup.mp4'],
      liveAuth: 'token',
    });
  });

  it('does not take a foreign host name into its policy', async () => {
    const answer = await server.app.inject({
      url: '/login',
      headers: { host: "x; script-src 'unsafe-inline'" },
    });
    expect(answer.headers['content-security-policy']).not.toContain('x;');
  });
});

describe('the videos of the tutorials', () => {
  it('are sent in ranges, as Safari asks for them, and are asked for again after an hour', async () => {
    const { status, headers } = await server.guest.get('/tutorials/buy.mp4', { range: 'bytes=0-1' });
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
      206,
      'video/mp4',
      '2',
    ]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('are as long as the list says, with a poster each, and weigh at most 1.5 MB together', () => {
    const bytesAt = (path: string) => readFileSync(join(folder, path));
    const sizes = tutorials.map((tutorial) => {
      const video = bytesAt(videoOf(tutorial));
      // Movie header of version 0: four bytes each of times, time scale and duration.
      const header = video.indexOf('mvhd') + 16;
      const seconds = video.readUInt32BE(header + 4) / video.readUInt32BE(header);
      expect(Math.round(seconds)).toBe(tutorial.seconds);
      return video.length + bytesAt(posterOf(tutorial)).length;
    });
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_500_000);
  });
});

it.each([
  ['/developer', 'index', /^Dokumentasi API · /],
  ['/login', 'noindex', /^A/],
])('search engines are sent to the documentation and to no other page: %s', async (path, robots, title) => {
  const { body } = await server.guest.get(path, { accept: 'text/html' });
  expect(body).toContain(`<meta name="robots" content="${robots}">`);
  expect(/name="title" content="(.*?)"/.exec(body)?.[1]).toMatch(title);
});

describe('a built file', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is sent as the build compressed it, to a browser that takes %s', async (accepted, encoding) => {
    const answer = await server.guest.get('/assets/main-1.js', { 'accept-encoding': accepted });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toBe(SCRIPT);
  });

  it.each(['br', 'gzip'])(
    'is compressed as %s by the server where the build has not done it',
    async (encoding) => {
      const answer = await server.guest.get('/assets/large-1.js', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(LARGE.length / 10);
      expect(answer.body).toBe(LARGE);
    },
  );

  it('of the top folder may change, so it is cached for an hour only', async () => {
    const answer = await server.guest.get('/favicon.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('of a brand’s picture too', async () => {
    const answer = await server.guest.get('/brands/one.svg');
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=3600',
    ]);
  });

  it.each([
    '/brands/gone.svg',
    '/brands/..%2findex.html',
    '/assets/gone-2.js',
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/..%2findex.html',
    '/robots.txt',
  ])('that does not exist is a 404 in JSON, never the page: %s', async (url) => {
    const answer = await server.app.inject({ url, headers: { accept: '*/*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('says on the page where the configuration is, which never changes under its name', async () => {
  const { body } = await server.guest.get('/login', { accept: 'text/html' });
  const { imports } = JSON.parse(
    /<script type="importmap" nonce="[^"]{20,}">(.+?)<\/script>/.exec(body)?.[1] ?? '',
  );
  const path = `/assets/configuration/${CONFIGURATION}`;
  expect(imports).toEqual({ 'virtual:configuration': path });

  const answer = await server.guest.get(path);
  expect(answer.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await server.guest.get('/assets/configuration/another.js')).status).toBe(404);
});

describe('what makes the portal installable', () => {
  it('is a manifest that bears the configured name and is asked for again each time', async () => {
    const answer = await server.app.inject('/manifest.webmanifest');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.json()).toMatchObject({
      id: '/',
      name: 'A</script>&B',
      start_url: '/dashboard',
      scope: '/',
      display: 'standalone',
      lang: 'id',
    });
  });

  it('has icons of the sizes that it claims, one of them maskable', async () => {
    const { icons } = (await server.app.inject('/manifest.webmanifest')).json();
    for (const { src, sizes, type } of icons) {
      const picture = await server.app.inject(src);
      const { format, width, height } = await sharp(picture.rawPayload).metadata();
      expect({ src, type: `image/${format}`, sizes: `${width}x${height}` }).toEqual({ src, type, sizes });
    }
    expect(icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  });

  it('has a worker that browsers check at each visit, and that may reach this origin alone', async () => {
    const { headers, statusCode } = await server.app.inject('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['cache-control']).toBe('public, max-age=0');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });
});
