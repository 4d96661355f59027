import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../core/contract/endpoint';

/** Colours of the light theme, from `app/theme/tokens.ts`; a splash screen has no theme. */
const THEME_COLOR = '#0b6b66';
const BACKGROUND = '#f2f6f5';

const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description: 'Portal mitra: beli dan jual produk digital dengan satu saldo.',
  lang: 'id',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  theme_color: THEME_COLOR,
  background_color: BACKGROUND,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** Web app manifest, generated because its name is configurable. */
export function installManifest(app: FastifyInstance, productName: string): void {
  const manifest = JSON.stringify(manifestOf(productName));
  app.get(
    '/manifest.webmanifest',
    { config: { object: PUBLIC }, schema: { hide: true } },
    (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(manifest),
  );
}
