/** Bundles test programs into the given folder, one file each. See `bundled.ts`. */
import { build } from 'vite';
import { serverPackages } from '../../scripts/server-packages.mjs';

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: serverPackages,
  build: {
    ssr: true,
    outDir: process.argv[2],
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        'api-main': 'tests/support/api-main.ts',
        'ui-server-main': 'tests/support/ui-server-main.ts',
        'commit-until-killed': 'tests/support/commit-until-killed.ts',
        'take-lock': 'tests/support/take-lock.ts',
        backup: 'scripts/backup.ts',
        operator: 'scripts/operator.ts',
        restore: 'scripts/restore.ts',
        'rotate-key': 'scripts/rotate-key.ts',
        'verify-ledger': 'scripts/verify-ledger.ts',
        'picture-child': 'src/platform/files/picture-child.ts',
      },
      output: { entryFileNames: '[name].js' },
    },
  },
});
