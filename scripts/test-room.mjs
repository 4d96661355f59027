import { chromiumAdvice, findChromium } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';
import { scratchInMemory } from './scratch.mjs';

/**
 * What tests stand on: the variables they run with, and the PostgreSQL, if any, which goes with this process. Ends the
 * process where something is missing that is needed.
 */
export async function testRoom({ browser, database }) {
  const chromium = findChromium();
  if (browser && !chromium) refuse(chromiumAdvice);
  const postgres = database ? await findPostgres() : null;
  if (database && !postgres && process.env.REQUIRE_POSTGRES === '1') {
    refuse('REQUIRE_POSTGRES=1, and no PostgreSQL answers or can be started.');
  }
  process.on('exit', () => postgres?.stop());
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  return {
    postgres,
    environment: {
      ...process.env,
      ...scratchInMemory(),
      ...(chromium && { CHROMIUM_PATH: chromium }),
      // How a later Vite will read its configuration is no news here.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true',
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    },
  };
}

function refuse(why) {
  console.error(why);
  process.exit(1);
}
