import { describe, expect, onTestFinished, test } from 'vitest';
import { APPROVAL } from '../../../src/core/states';
import { openApprovals } from '../../support/approvals';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { openShop, PIN, PRICE } from '../../support/shop';
import { signal } from '../../support/signal';
import { openCashier } from '../../support/sub-accounts';
import { until } from '../../support/until';

const PLENTY = 100 * PRICE;

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

    const [isHeld, markHeld] = signal();
    const [isReleased, letGo] = signal();
    const holding = database.transaction(async (tx) => {
      await tx.execute(`select from order_approvals where id = '${id}' for update`);
      markHeld();
      await isReleased;
      // The expiry passes while they wait.
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
    // Callers with the same decision succeed; the others get an error.
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'APPROVAL_ENDED' });
    expect(refused).toHaveLength(winner === 'expire' ? 4 : 2);
  });
});
