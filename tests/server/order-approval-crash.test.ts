import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../server/db/client';
import { firstError } from '../../server/modules/ground/ledger/verify-store';
import { APPROVAL } from '../../src/core/states';
import { startApiProcess } from '../support/api-process';
import { openApprovals } from '../support/approvals';
import { Client } from '../support/client';
import { openTestDatabase, postgresAvailable } from '../support/database';
import { query } from '../support/query';
import { emailOf, openShop, PASSWORD, PIN, PRICE } from '../support/shop';
import { signal } from '../support/signal';
import { openCashier } from '../support/sub-accounts';
import { until } from '../support/until';

const CASHIERS = 4;
/** As many as one of them may have waiting. */
const OF_EACH = 5;
const PLENTY = 100 * PRICE;

describe('kill -9 while orders are approved', () => {
  test('leaves each bought once and approved, or waiting and not bought', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const shop = await openShop(store.database);
    const approvals = openApprovals(store.database, shop);
    const owner = await shop.openPartner(PLENTY);
    const ids: string[] = [];
    for (let nth = 0; nth < CASHIERS * OF_EACH; nth += 1) {
      if (nth % OF_EACH > 0) continue;
      const cashier = await openCashier(store.database, owner, { order_limit: 1_000 });
      for (let of = 0; of < OF_EACH; of += 1)
        ids.push((await approvals.asking(cashier, String(5_000 + nth + of))).id);
    }
    // The embedded database belongs to one process at a time.
    await store.database.close();

    const start = async () => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      return { api, client: await new Client(api.url).signIn(emailOf(owner), PASSWORD) };
    };
    const approve = (client: Client, id: string) =>
      client.post(`/v1/crm/approval/${id}/approve`, { pin: PIN });
    const traces = async () => {
      const database = await openDatabase(store.env);
      const rows = await query(
        database,
        `select a.id, a.status, count(t.id)::int as orders, count(e.id)::int as debits
         from order_approvals a left join transactions t on t.idempotency_key = a.id
         left join ledger_entries e on e.ref_id = t.id and e.type = 2 and e.balance_id is not null
         group by a.id, a.status`,
      );
      const error = await firstError(database);
      await database.close();
      return { rows, error };
    };

    const first = await start();
    let answered = 0;
    let killed: Promise<void> | undefined;
    await Promise.all(
      ids.map(async (id) => {
        const answer = await approve(first.client, id).catch(() => null);
        if (answer?.status !== 200) return;
        answered += 1;
        if (answered === Math.ceil(ids.length / 4)) killed = first.api.kill();
      }),
    );
    await killed;

    const { rows, error } = await traces();
    expect(error).toBeNull();
    for (const { status, orders, debits } of rows) {
      const bought = status === APPROVAL.approved ? 1 : 0;
      expect([status, orders, debits]).toEqual([
        bought ? APPROVAL.approved : APPROVAL.waiting,
        bought,
        bought,
      ]);
    }

    const second = await start();
    // Whoever got no answer presses again: what was bought is answered, the rest is bought.
    for (const id of ids) expect((await approve(second.client, id)).status).toBe(200);
    expect(await second.api.stop()).toBe(0);
    const end = await traces();
    expect(end.error).toBeNull();
    expect(end.rows).toHaveLength(ids.length);
    for (const row of end.rows) expect(row).toMatchObject({ status: 2, orders: 1, debits: 1 });
  }, 300_000);
});

describe.runIf(await postgresAvailable())('a decision that stands first in line', () => {
  test.each(['approve', 'cancel', 'expire'] as const)('is %s, and all others meet it', async (winner) => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const { database } = store;
    const shop = await openShop(database);
    const approvals = openApprovals(database, shop);
    const owner = await shop.openPartner(PLENTY);
    const cashier = await openCashier(database, owner, { order_limit: 1_000 });
    const { id } = await approvals.asking(cashier, '5555');
    const decisions = {
      approve: () => approvals.approve(owner, id, PIN),
      cancel: () => approvals.cancel(cashier, id),
      refuse: () => approvals.refuse(owner, id, null),
    };
    const waitingFor = (least: number) =>
      until(`${least} to stand in line`, async () => {
        const [row] = await query(
          database,
          `select count(*)::int as count from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return Number(row?.count) >= least;
      });

    const [isHeld, tellHeld] = signal();
    const [isReleased, letGo] = signal();
    const holding = database.transaction(async (tx) => {
      await tx.execute(`select from order_approvals where id = '${id}' for update`);
      tellHeld();
      await isReleased;
      // The moment passes while they stand in line.
      if (winner === 'expire')
        await tx.execute(`update order_approvals set expires_at = now() where id = '${id}'`);
    });
    await Promise.race([isHeld, holding]);
    const first = Promise.allSettled([winner === 'expire' ? decisions.refuse() : decisions[winner]()]);
    await waitingFor(1);
    const others = Promise.allSettled([decisions.approve(), decisions.cancel(), decisions.refuse()]);
    await waitingFor(3);
    letGo();
    await holding;
    const outcomes = [...(await first), ...(await others)];

    const { status, order } = await approvals.one(owner, id);
    const orders = await query(database, 'select id from transactions where partner_id = $1', [
      owner.partnerId,
    ]);
    const { balance } = await shop.ledger.balanceOf(owner.partnerId, 'main');
    const wanted = { approve: APPROVAL.approved, cancel: APPROVAL.cancelled, expire: APPROVAL.expired };
    const bought = winner === 'approve';
    expect(status).toBe(wanted[winner]);
    expect(orders.map((one) => one.id)).toEqual(bought ? [order?.id] : []);
    expect(balance).toBe(bought ? PLENTY - PRICE : PLENTY);
    // Who wanted the same is told so; for all others it has ended.
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'APPROVAL_ENDED' });
    expect(refused).toHaveLength(winner === 'expire' ? 4 : 2);
  });
});
