import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rupiah } from '../src/core/format/money';
import { openDatabase } from '../src/platform/db/client';
import { readEnv } from '../src/platform/env';
import { firstError, summaryOf } from '../src/platform/ledger/verify-store';
import { StartError } from '../src/platform/start-error';

/** Recomputes every balance from the entries. Exit code 1 and the first difference on a mismatch. */
async function verify(): Promise<number> {
  const env = readEnv();
  // Opening would create an empty database, in which every ledger is correct.
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db'))) {
    throw new StartError(
      `There is no database in ${env.DATA_DIR}: start the server once, or set DATABASE_URL.`,
    );
  }
  const database = await openDatabase(env, { limits: { statement: 0, idle: 0 } });
  try {
    const { balances, entries, orders, total } = await summaryOf(database);
    const error = await firstError(database);
    if (error) {
      console.error(`Ledger is wrong: ${error.rule}.\n  ${error.subject}\n  ${error.detail}`);
      return 1;
    }
    console.log(
      `Ledger is right (${database.kind}): ${balances} balances holding ${rupiah(total)}, ${entries} entries, ${orders} orders.`,
    );
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await verify();
} catch (failure) {
  if (!(failure instanceof StartError)) throw failure;
  console.error(failure.message);
  process.exitCode = 1;
}
