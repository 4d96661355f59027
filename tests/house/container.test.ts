import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runNode } from '../../scripts/run-node.mjs';
import { variables } from '../../src/platform/env/variables';
import { HEALTHZ, METRICS, READYZ, WEBSITE_HOST } from '../../src/platform/http/operator-paths';
import { repositoryRoot } from '../../src/platform/root';
import { Client } from '../support/client';
import { startProcess } from '../support/server-process';
import { tempFolder } from '../support/temp-folder';

const read = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const caddyfile = read('deploy/Caddyfile');
const packageJson = JSON.parse(read('package.json'));

/** Paths copied by `COPY`, and their destination. */
const copies = all(dockerfile, /^COPY (.+)$/gm).map((words) => {
  const parts = words.split(' ');
  return { from: parts.slice(0, -1), to: parts.at(-1) ?? '' };
});
/** Programs of `npm run build`. */
const programs = new Map([
  ['tsx', ['--import', 'tsx']],
  ['vite', [join('node_modules', 'vite', 'bin', 'vite.js')]],
]);
const ours = new Set(Object.keys(variables));

describe('the image', () => {
  it('copies what exists, and nothing that is excluded', () => {
    const named = copies.flatMap(({ from }) => from);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((file) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
    const ignored = read('.dockerignore').trim().split('\n');
    expect(named.filter((file) => ignored.includes(file))).toEqual([]);
    // Secrets and data must not enter the image.
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.data', '.git', 'node_modules']));
  });

  it('runs a Node that the product allows, by its exact version', () => {
    const [major = 0, minor = 0] =
      /^FROM node:(\d+)\.(\d+)\.\d+-/m.exec(dockerfile)?.slice(1).map(Number) ?? [];
    const [least = 0, leastMinor = 0] =
      /^>=(\d+)\.(\d+)/.exec(packageJson.engines.node)?.slice(1).map(Number) ?? [];
    expect(least).toBeGreaterThan(0);
    expect(major * 1000 + minor).toBeGreaterThanOrEqual(least * 1000 + leastMinor);
  });

  it('runs commands that exist, and sets variables that the server reads', () => {
    const scripts = all(dockerfile, /npm run ([\w-]+)/g);
    expect(scripts).toContain('build');
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
    const [, start = ''] = /^CMD \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
    expect(packageJson.scripts.start).toBe(`node ${start}`);
    const set = all(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '', /(\w+)=/g);
    expect(set).toContain('DATA_DIR');
    expect(set.filter((name) => name !== 'NODE_ENV' && !ours.has(name))).toEqual([]);
    expect(/HEALTHCHECK[^[]+\[[^\]]+:4000(\/\w+)/.exec(dockerfile)?.[1]).toBe(READYZ);
  });

  it('holds enough to be built, to start without building, and to be ready', async () => {
    const app = tempFolder();
    for (const { from, to } of copies) {
      for (const file of from) {
        const isFolder = statSync(join(repositoryRoot, file)).isDirectory();
        const target = join(app, to, isFolder ? '' : basename(file));
        mkdirSync(dirname(target), { recursive: true });
        cpSync(join(repositoryRoot, file), target, { recursive: true });
      }
    }
    symlinkSync(join(repositoryRoot, 'node_modules'), join(app, 'node_modules'));
    for (const command of packageJson.scripts.build.split(' && ')) {
      const [tool = '', ...words] = command.split(' ');
      const program = programs.get(tool);
      if (!program) throw new Error(`Nobody knows how to run ${tool}.`);
      await runNode(app, [...program, ...words], { env: { NODE_ENV: 'production' } });
    }
    const start = async () => {
      const env = { DATA_DIR: join(app, 'data'), SEED: 'none', RATE_LIMIT: 'on' };
      const server = await startProcess(env, join(app, 'scripts', 'start.mjs'));
      onTestFinished(async () => void (await server.stop('SIGKILL')));
      return server;
    };
    const configuration = (): string => readFileSync(join(app, 'dist', 'configuration.json'), 'utf8');
    const server = await start();
    expect(server.output()).not.toContain('Building');
    expect((await new Client(server.url).get(READYZ)).status).toBe(200);
    expect((await new Client(server.url).get('/login', { accept: 'text/html' })).body).toContain(
      '<div id="root"',
    );
    expect(await server.stop('SIGTERM')).toBe(0);

    // Follows docs/operating.md: a changed declaration takes effect at the next start.
    const [built, file] = [configuration(), join(app, 'resources', 'banner.ts')];
    writeFileSync(file, readFileSync(file, 'utf8').replace("label: 'Banner'", "label: 'Spanduk'"));
    await runNode(app, ['--import', 'tsx', join('scripts', 'check-config.ts')]);
    const again = await start();
    expect(again.output()).not.toContain('Building');
    expect(configuration()).not.toBe(built);
    expect(await again.stop('SIGTERM')).toBe(0);
  }, 240_000);
});

describe('compose.yaml', () => {
  const services = all(
    compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:')),
    /^ {2}([\w-]+):/gm,
  );
  const portal = compose.slice(compose.indexOf('x-portal:'), compose.indexOf('\nservices:'));

  it('gives the portal variables that it reads', () => {
    const names = all(portal, /^ {4}([A-Z0-9_]+):/gm);
    expect(names).toEqual(
      expect.arrayContaining(['DATABASE_URL', 'FILE_KEY', 'METRICS_TOKEN', 'TRUST_PROXY']),
    );
    expect(names.filter((name) => !ours.has(name))).toEqual([]);
  });

  it('hands on every variable of the server but those of the image, and what opens it to this machine alone', () => {
    const [names, set] = [all(portal, /^ {4}([A-Z0-9_]+):/gm), all(dockerfile, /(\w+)=/g)];
    const closed = ['RATE_LIMIT', 'WEBHOOK_LOOPBACK'];
    expect([...ours].filter((name) => ![...names, ...set, ...closed].includes(name))).toEqual([]);
    // An empty value would override the image's default.
    expect(portal).not.toMatch(/LOG_LEVEL:-\}/);
  });

  it('builds one image for all processes, and mounts over it what administrators change', () => {
    const image = /^ {2}image: (\S+)$/m.exec(portal)?.[1];
    expect(all(compose, /^ {4}(build): /gm)).toHaveLength(1);
    expect(all(compose, /^ {2,4}image: (\S+)$/gm).filter((name) => name === image)).toHaveLength(1);
    const mounted = all(portal, /^ {4}- \.\/(\S+):ro$/gm).map((mount) => mount.split(':/app/'));
    expect(mounted).toEqual(
      ['resources', 'resources.config.ts', 'access.model.conf'].map((name) => [name, name]),
    );
  });

  it('has two processes of the portal, and every one that the proxy asks', () => {
    const asked = all(caddyfile, /(\S+):4000/g).filter((name) => !name.includes('/'));
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.filter((name) => !services.includes(name))).toEqual([]);
    expect(services).toContain(/DATABASE_URL: .+@([\w-]+):5432/.exec(portal)?.[1]);
  });

  it('mounts files that exist, and names volumes that it has', () => {
    const mounts = all(compose, /^ {4,6}- ([^\s":]+):\//gm);
    const volumes = all(compose.slice(compose.indexOf('\nvolumes:')), /^ {2}(\w+):/gm);
    expect(mounts.length).toBeGreaterThan(3);
    const missing = mounts.filter((name) =>
      name.startsWith('./') ? !existsSync(join(repositoryRoot, name)) : !volumes.includes(name),
    );
    expect(missing).toEqual([]);
  });

  it('waits longer for the portal to end than the portal takes', () => {
    const grace = Number(/stop_grace_period: (\d+)s/.exec(portal)?.[1]) * 1000;
    const [, last = ''] = /LAST_MOMENT = ([\d_]+)/.exec(read('src/server/serve.ts')) ?? [];
    expect(grace).toBeGreaterThan(Number(last.replaceAll('_', '')));
  });
});

describe('the proxy', () => {
  it('asks whether a process is ready, and shows no path of the operator to strangers', () => {
    expect(/health_uri (\S+)/.exec(caddyfile)?.[1]).toBe(READYZ);
    expect(/@operator path (.+)/.exec(caddyfile)?.[1]?.split(' ').sort()).toEqual(
      [HEALTHZ, METRICS, READYZ, WEBSITE_HOST].sort(),
    );
  });

  it('asks which names are websites by itself, with the token, from an address of its own', () => {
    const own = /ask (http:\/\/127\.0\.0\.1:\d+)(\S+)/.exec(caddyfile);
    expect(own?.[2]).toBe(WEBSITE_HOST);
    expect(caddyfile).toContain(`\n${own?.[1]} {\n\tbind 127.0.0.1\n`);
    expect(all(caddyfile, /^\t(on_demand)_tls/gm)).toHaveLength(1);
    expect(caddyfile).toMatch(/header_up Authorization "Bearer \{\$METRICS_TOKEN\}"/);
  });

  it('is given every variable that its file names', () => {
    const proxy = compose.slice(compose.indexOf('\n  proxy:'), compose.indexOf('\n  portal-1:'));
    const named = all(caddyfile, /\{\$([A-Z_]+)/g);
    expect(all(proxy, /^ {6}([A-Z_]+):/gm).sort()).toEqual([...new Set(named)].sort());
  });
});
