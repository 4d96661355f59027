import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { serverPackages } from './scripts/server-packages.mjs';
import { STAMP, sourceHash } from './scripts/source-hash.mjs';
import { brandSprite } from './scripts/vite-brand-sprite';
import { compileHints } from './scripts/vite-compile-hints';
import { configuration } from './scripts/vite-configuration';
import { fontAliases } from './scripts/vite-font';
import { icons } from './scripts/vite-icons';
import { layered } from './scripts/vite-layers';
import { loadingPlan } from './scripts/vite-loading-plan';
import { noCircles } from './scripts/vite-no-circles';
import { precompress } from './scripts/vite-precompress';
import { pureNames } from './scripts/vite-pure-names';
import { quietStart } from './scripts/vite-quiet-start';
import { singleIcons } from './scripts/vite-single-icons';
import { website } from './scripts/vite-website';
import { sqlFiles } from './src/platform/db/sql-files';
import { themePlugin } from './src/web/theme/vite-theme';

/** A mark in the built page that `src/server/page/page-template.ts` fills for each answer. */
const NONCE = '__NONCE__';

/**
 * `npm run build` cuts the font, compresses the files and checks the chunks. `npm start` leaves that out, so that a first
 * start is quick: the server then compresses what it sends.
 */
const RELEASE = 'release';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Writes down what was built, so that `npm start` knows when it is stale. Sources changed meanwhile make it so. */
const stamp = (): Plugin => {
  let hash = '';
  return {
    name: 'stamp',
    apply: 'build',
    buildStart: () => {
      hash = sourceHash(at('.'));
    },
    writeBundle: ({ dir = 'dist' }) => writeFileSync(`${dir}/${STAMP}`, hash),
  };
};

/** The bundle of the server looks for its SQL beside itself. */
const databaseScripts = (): Plugin => ({
  name: 'database-scripts',
  writeBundle: ({ dir = 'dist' }) => {
    for (const [kind, files] of Object.entries(sqlFiles())) {
      mkdirSync(`${dir}/${kind}`, { recursive: true });
      for (const { name, text } of files) writeFileSync(`${dir}/${kind}/${name}`, text);
    }
  },
});

// Refine's packages reach all of these from their one entry; what the portal does not import of them drops out.
const dropWhenUnused =
  /node_modules\/(?:@refinedev\/antd|@ant-design\/pro-layout|react-markdown|remark-[\w-]+|papaparse|pluralize|error-stack-parser|stackframe)\//;

const layers = layered();

/** `vite build` makes the portal, `vite build --ssr` the server; `npm run dev` mounts the first into the second. */
export default defineConfig(async ({ isSsrBuild, mode }) =>
  isSsrBuild
    ? {
        plugins: [databaseScripts(), stamp()],
        ssr: serverPackages,
        build: {
          ssr: true,
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node20',
          sourcemap: true,
          rolldownOptions: {
            input: {
              main: at('src/server/main.ts'),
              serve: at('src/server/serve.ts'),
              'picture-child': at('src/platform/files/picture-child.ts'),
            },
            output: { entryFileNames: '[name].js' },
          },
        },
      }
    : {
        plugins: [
          react(),
          pureNames(),
          quietStart(),
          singleIcons(),
          icons(),
          configuration(),
          themePlugin(NONCE),
          brandSprite(at('public/brands')),
          layers.plugin,
          compileHints(['initial', 'public', 'portal', 'home', 'list', 'parts']),
          loadingPlan(),
          ...(mode === RELEASE ? [noCircles(), precompress()] : []),
          website(),
          stamp(),
        ],
        // Vite repeats it on every tag that it adds.
        html: { cspNonce: NONCE },
        resolve: {
          // A third of the portal's code stood behind these, and hardly any of it ran.
          alias: {
            ...(await fontAliases(mode === RELEASE)),
            // Screens know no part of a topic: what fields name is handed in here.
            'virtual:custom-cells': at('src/web/custom/cells.tsx'),
            'virtual:custom-inputs': at('src/web/custom/inputs.ts'),
            // Each icon imports this beside itself.
            '../createLucideIcon.mjs': at('src/web/app/lighter/lucide-icon.ts'),
            buffer: at('src/web/app/lighter/buffer.ts'),
            'csv-parse/sync': at('src/web/app/lighter/csv-parse.ts'),
            'lodash-es/differenceWith.js': at('src/web/app/lighter/difference-with.ts'),
            'lodash-es/get.js': at('src/web/app/lighter/get.ts'),
            'lodash-es/isEqual.js': at('src/web/app/lighter/is-equal.ts'),
            'lodash-es/unionWith.js': at('src/web/app/lighter/union-with.ts'),
            'lodash-es/uniqBy.js': at('src/web/app/lighter/uniq-by.ts'),
            minimatch: at('src/web/app/lighter/minimatch.ts'),
            pluralize: at('src/web/app/lighter/pluralize.ts'),
            qs: at('src/web/app/lighter/qs.ts'),
          },
        },
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          // Browsers that know no `modulepreload` fetch what it names a step later.
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          target: 'es2022',
          rolldownOptions: {
            output: { codeSplitting: { groups: layers.groups } },
            treeshake: { moduleSideEffects: [{ test: dropWhenUnused, sideEffects: false }] },
          },
        },
      },
);
