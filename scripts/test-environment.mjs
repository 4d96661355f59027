import { getChromium } from './get-chromium.mjs';
import { findPostgres } from './postgres.mjs';
import { scratchInMemory } from './scratch.mjs';

/**
 * Prepares a Chromium and a PostgreSQL (stopped with this process) for the tests if requested. Returns both,
 * or null for what is missing, and the environment for tests. Exits if REQUIRE_BROWSER=1 or
 * REQUIRE_POSTGRES=1 requires what is missing.
 */
export async function prepareTestEnvironment({ browser, database }) {
  const chromium = browser ? getChromium() : null;
  if (browser && !chromium && process.env.REQUIRE_BROWSER === '1') {
    refuse('REQUIRE_BROWSER=1, and there is no Chromium, nor can one be installed.');
  }
  const postgres = database ? await findPostgres() : null;
  if (database && !postgres && process.env.REQUIRE_POSTGRES === '1') {
    refuse('REQUIRE_POSTGRES=1, and no PostgreSQL answers or can be started.');
  }
  process.on('exit', () => postgres?.stop());
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  return {
    ...{ postgres, chromium },
    environment: {
      ...process.env,
      ...scratchInMemory(),
      ...(chromium && { CHROMIUM_PATH: chromium }),
      // Hides a warning about future Vite versions.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  };
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}
