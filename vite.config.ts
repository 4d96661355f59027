import { cpSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { STAMP, sourceHash } from './scripts/source-hash.mjs';
import { configuration } from './scripts/vite-configuration';
import { noCircles } from './scripts/vite-no-circles';
import { precompress } from './scripts/vite-precompress';
import { pureNames } from './scripts/vite-pure-names';
import { themePlugin } from './src/app/theme/vite-theme';

/** A mark in the built page that `server/http/page-template.ts` fills for each answer. */
const NONCE = '__NONCE__';

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

/** The bundle of the server looks for its migrations beside itself (`server/db/migrate.ts`). */
const migrations = (): Plugin => ({
  name: 'migrations',
  writeBundle: ({ dir = 'dist' }) =>
    cpSync(at('server/db/migrations'), `${dir}/migrations`, { recursive: true }),
});

// Refine's packages reach all of these from their one entry; what the portal does not import of them drops out.
const dropWhenUnused =
  /node_modules\/(?:@refinedev\/antd|@ant-design\/pro-layout|react-markdown|remark-[\w-]+|papaparse|pluralize|error-stack-parser|stackframe)\//;

const ourOwn = /\/src\/(?:api|core|ui|layout)\//;
// The groups below are closed: what one holds needs nothing but itself, packages, the first file and the groups before
// it. Two chunks that wait for each other would not start.
/** What /login shows beside its own files, and nothing more: its first look has a budget. */
const forLogin =
  /\/src\/(?:api\/kept|ui\/(?:plain\/(?:button|button-class|field|field-frame|notice|password-field|segmented|face-frame)|money|mark|face|tile|page-tiles|status-tag)|core\/(?:look\/(?:petals|tile-colors)|format\/(?:phone|money|number)|text\/(?:account|actions)|schema\/contrast))\./;
/** Its icons: those of other pages would come with them otherwise. */
const iconsForLogin =
  /node_modules\/lucide-react\/dist\/esm\/(?:(?!icons\/|lucide-react)|icons\/(?:badge-check|ban|calendar-clock|circle-check|circle-x|clock|loader|moon-star|pencil|triangle-exclamation-point|undo-2|wrench|smartphone|arrow-right|mail|refresh-cw|shield-check|circle-exclamation-point|info|eye|eye-off|lock)\.)/;
/** The door to the API with its validators, and small parts that forms with and without the portal share. */
const forCalling =
  /\/src\/(?:api\/(?:call|save-file|sign-in|wait|use-attempt)|core\/(?:account\/\w+|contract\/(?:endpoint|reading(?:-kinds)?|shapes|session|account(?:-fields)?)|format\/(?:mask|date|duration)|text\/validation)|layout\/support|ui\/(?:use-first-invalid|lead-to|seconds-left|load-failed|plain\/(?:checkbox|password-strength|otp-input)))\./;
/** What the pages of an account's life share; the groups that are no pages import it nowhere but in the next. */
const forAccountPages = /\/src\/layout\/account\//;
/** Taking profit out, on its page and in the notice of an expired panel: it asks for a code as account pages do. */
const forWithdrawing = /\/src\/layout\/withdraw\//;

/**
 * What the first page needs comes in one file, not in the dozen that sharing with later pages would make of it.
 * Icons and parts of several pages come together too, for one of them is smaller than the headers that fetch it.
 */
const chunks = [
  { name: 'initial', tags: ['$initial' as const], priority: 4 },
  {
    name: 'plain',
    test: (id: string) => forLogin.test(id) || iconsForLogin.test(id),
    minShareCount: 2,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 2 },
  { name: 'calls', test: forCalling, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
  {
    name: 'account',
    test: forAccountPages,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'withdraw',
    test: forWithdrawing,
    minShareCount: 2,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: ourOwn, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];

/** `vite build` makes the portal, `vite build --ssr` the server; `npm run dev` mounts the first into the second. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        plugins: [migrations(), stamp()],
        build: {
          ssr: true,
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          target: 'node20',
          sourcemap: true,
          rolldownOptions: {
            input: {
              main: at('server/main.ts'),
              'picture-child': at('server/modules/ground/upload/picture-child.ts'),
            },
            output: { entryFileNames: '[name].js' },
          },
        },
      }
    : {
        plugins: [
          react(),
          pureNames(),
          configuration(),
          themePlugin(NONCE),
          noCircles(),
          precompress(),
          stamp(),
        ],
        // Vite repeats it on every tag that it adds.
        html: { cspNonce: NONCE },
        resolve: {
          // Casbin reads its policy with it; the build for Node needs a Buffer that browsers lack.
          alias: { 'csv-parse/sync': 'csv-parse/browser/esm/sync' },
        },
        build: {
          outDir: 'dist/client',
          emptyOutDir: true,
          target: 'es2022',
          rolldownOptions: {
            output: { codeSplitting: { groups: chunks } },
            treeshake: { moduleSideEffects: [{ test: dropWhenUnused, sideEffects: false }] },
          },
        },
      },
);
