import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/platform/db/client';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { startApiProcess } from '../../support/api-process';
import { openTestDatabase } from '../../support/database';
import { startDigiflazz, type Turn } from '../../support/digiflazz';
import { query } from '../../support/query';
import { openShop, PRICE } from '../../support/shop';
import { until } from '../../support/until';

const BALANCE = 1_000_000;
const PATIENCE = 60_000;

describe('kill -9 while a supplier has the order', () => {
  test('buys nothing twice, gives nothing back twice, and asks the same supplier again', async () => {
    const digiflazz = await startDigiflazz();
    onTestFinished(() => digiflazz.close());
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    for (const [at, code] of ['ml-a', 'ml-b'].entries()) {
      await query(
        store.database,
        `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
         values ($1::uuid, $2::uuid, 'digiflazz', $3, $4::smallint, true)`,
        [v7(), shop.game.item, code, at + 1],
      );
    }
    const actor = await shop.openPartner(BALANCE);
    /** Delivered before the crash; never received; failed at the first route and pending at the second. */
    const stories: Record<string, Turn[]> = {
      '2001': ['held'],
      '2002': ['dropped', { rc: '03' }, { rc: '00', sn: 'SN-2' }],
      '2003': [{ rc: '68' }, 'held'],
      '2004': ['held', { rc: '44' }],
      '2005': ['dropped', { rc: '54' }],
    };
    const ids: Record<string, string> = {};
    for (const [ending, turns] of Object.entries(stories)) {
      digiflazz.ends(`9900${ending}`, ...turns);
      const { order } = await shop.transactions.create(actor, v7(), shop.order(ending));
      ids[ending] = order.id;
    }
    // The embedded database allows one process.
    await store.database.close();

    const env = { ...store.env, ...digiflazz.env };
    const first = await startApiProcess(env);
    onTestFinished(() => first.kill());
    await until(
      'the supplier has every order',
      () =>
        Object.entries(stories).every(
          ([ending, turns]) =>
            digiflazz.callsFor(`9900${ending}`).length >=
            (turns[0] === 'held' || turns[0] === 'dropped' ? 1 : 2),
        ),
      PATIENCE,
    );
    await first.kill();

    /** Lets a minute pass and ends the leases of the dead process. */
    const later = async () => {
      const database = await openDatabase(store.env);
      await query(database, `update supplier_attempts set asked_at = asked_at - interval '2 minutes'`);
      await query(
        database,
        `update jobs set run_at = now(), locked_until = null where kind = 'fulfil' and done_at is null`,
      );
      const [open] = await query(
        database,
        'select count(*)::int as count from transactions where status = 1',
      );
      await database.close();
      return open?.count;
    };
    for (let round = 0; (await later()) !== 0; round += 1) {
      if (round === 6) throw new Error('some order never ends');
      const before = digiflazz.callsFor('99002002').length;
      const api = await startApiProcess(env);
      onTestFinished(() => api.kill());
      await until(
        'each open order was asked about',
        () => round > 1 || digiflazz.callsFor('99002002').length > before,
        PATIENCE,
      );
      expect(await api.stop()).toBe(0);
    }

    const database = await openDatabase(store.env);
    onTestFinished(() => database.close());
    const rows = await query(database, 'select id, status, refund_amount from transactions');
    const ended = Object.fromEntries(rows.map(({ id, ...row }) => [String(id), row]));
    for (const ending of ['2001', '2002', '2003', '2004']) {
      expect(ended[ids[ending] ?? '']).toEqual({ status: 2, refund_amount: 0 });
      expect(digiflazz.delivered(`9900${ending}`)).toHaveLength(1);
    }
    expect(ended[ids['2005'] ?? '']).toEqual({ status: 4, refund_amount: PRICE });
    expect(digiflazz.delivered('99002005')).toEqual([]);
    expect(digiflazz.delivered('99002003')).toMatchObject([{ code: 'ml-b' }]);
    const [balance] = await query(
      database,
      `select balance from balances where partner_id = $1::uuid and kind = 'main'`,
      [actor.partnerId],
    );
    expect(balance).toEqual({ balance: BALANCE - 4 * PRICE });
    expect(await firstError(database)).toBeNull();
  }, 300_000);
});
