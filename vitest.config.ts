import { defineConfig } from 'vitest/config';

/** Two projects: what runs in Node, and what needs a DOM. Both run real code against the real server. */
export default defineConfig({
  test: {
    // One more than cores: suites wait for leases, timers and other processes a good part of their time.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{core,config,server,house,ui}/**/*.test.ts'],
          pool: 'forks',
          // One reading of the server serves every file of a worker: what its modules keep (a queue of pictures, a
          // purifier, the language of refusals) is the same for all of them.
          isolate: false,
          setupFiles: ['tests/support/words.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['tests/ui/**/*.test.tsx'],
          pool: 'forks',
          // Packages are read once a worker; `ui-setup.ts` has every file read the portal anew, as a page does.
          isolate: false,
          setupFiles: ['tests/support/ui-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
