import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../../src/platform/db/client';
import { bundled } from '../../../support/bundled';
import { openTestDatabase } from '../../../support/database';
import { emptyTables } from '../../../support/filling';
import { query } from '../../../support/query';
import { openShop } from '../../../support/shop';

const run = promisify(execFile);

describe('npm run verify-ledger', () => {
  const verify = async (env: Record<string, string>) =>
    run(process.execPath, await bundled('verify-ledger'), {
      env: { PATH: process.env.PATH, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }) => ({ code, said: stderr as string }),
    );

  test('says what it counted, and where the first difference is', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const { partnerId } = await shop.openPartner(50_000);
    await store.database.close();
    expect(await verify(store.env)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Ledger is right'),
    });

    const database = await openDatabase(store.env);
    await query(database, 'update balances set balance = 1 where partner_id = $1::uuid and kind = $2', [
      partnerId,
      'main',
    ]);
    await database.close();
    expect(await verify(store.env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('main balance 1, entries 50000'),
    });
  });

  test('names the process that holds the embedded database', async () => {
    const store = await openTestDatabase(emptyTables(), 'embedded');
    onTestFinished(() => store.close());
    const { code, said } = await verify(store.env);
    expect(code).toBe(1);
    expect(said?.trim().split('\n')).toHaveLength(1);
    expect(said).toContain(`in use by process ${process.pid}`);
  });

  test('says so when there is no database', async () => {
    const { code, said } = await verify({ DATA_DIR: '/nonexistent-folder-of-a-test/data' });
    expect(code).toBe(1);
    expect(said).toMatch(/^There is no database in .*\n$/);
  });
});
