import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const TOPIC = fileURLToPath(new URL('../src/topics/website', import.meta.url));
/** Path of these files on every website: `ASSETS` in `src/topics/website/server/assets.ts`. */
const BASE = '/aset/';

/** Builds style and islands of partners' websites into `folder`, with a manifest of their names. */
export async function buildWebsite(folder: string): Promise<void> {
  const islands = readdirSync(join(TOPIC, 'islands')).filter((name) => name !== 'shared.ts');
  await build({
    configFile: false,
    root: TOPIC,
    base: BASE,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsDir: '',
      manifest: 'manifest.json',
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      // Fonts stay files: most visitors have them cached, and the style is smaller.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: [...islands.map((name) => join(TOPIC, 'islands', name)), join(TOPIC, 'styles', 'site.css')],
      },
    },
  });
}

/** Part of the portal's build: `website/` beside its files. */
export const website = (): Plugin => ({
  name: 'website',
  apply: 'build',
  writeBundle: ({ dir = 'dist' }) => buildWebsite(join(dir, 'website')),
});
