import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { precompress } from '../vite-precompress';
import type { Row } from './baseline/rows';

const NAME = 'antd';

const here = fileURLToPath(new URL('baseline', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const rows: Row[] = Array.from({ length: 10 }, (_, nth) => ({
  id: String(nth),
  name: `Member ${nth}`,
  phone: '0812-0000-0000',
  tier: 'Publik',
  balance: nth * 1_000,
}));

/** Builds the baseline page and serves it on loopback: antd's bare table with ten fetched rows. */
export async function serveBaseline(): Promise<{ url: string; close(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-baseline-'));
  await buildBaseline(join(folder, NAME));
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://baseline');
    const file = join(folder, extname(pathname) ? pathname : `${pathname}/index.html`);
    const packed = existsSync(`${file}.gz`);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...(packed && { 'content-encoding': 'gzip' }),
    });
    return response.end(readFileSync(packed ? `${file}.gz` : file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${NAME}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildBaseline(outDir: string): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'portal-baseline-page-'));
  const page = join(root, 'index.html');
  writeFileSync(
    page,
    `<!doctype html><html lang="id"><head><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="/@fs${join(here, `${NAME}.tsx`)}"></script></body></html>`,
  );
  await build({
    configFile: false,
    root,
    base: `/${NAME}/`,
    logLevel: 'error',
    plugins: [react(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 2_000 },
  });
  rmSync(root, { recursive: true, force: true });
}
