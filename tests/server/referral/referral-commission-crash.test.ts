import { describe, expect, onTestFinished, test } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { baseOf, COMMISSION_RATE, commissionOf } from '../../../src/topics/referral/domain';
import { startApiProcess } from '../../support/api-process';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { openReferrals } from '../../support/referrals';
import { PRICE } from '../../support/shop';
import { signal } from '../../support/signal';
import { until } from '../../support/until';

const FRIENDS = 3;
/** Delivered, partly delivered, and refunded at once. */
const ENDINGS = ['1230', '1230', '1238', '1230', '1232', '1230', '1230', '1230'];
/** Jobs in progress at the kill. */
const UNDER_WAY = 3;

describe.runIf(await postgresAvailable())('commissions of processes that are killed', () => {
  test('are in the end what every order brings by the rule, earned once and taken back once', async () => {
    const store = await openTestDatabase();
    onTestFinished(() => store.close());
    const { database } = store;
    const stage = await openReferrals(database);
    const referrer = await stage.join();
    const friends = await Promise.all(Array.from({ length: FRIENDS }, () => stage.join(referrer.partnerId)));
    const ask = (text: string, ...values: unknown[]) => query(database, text, values);
    const start = async () => {
      const api = await startApiProcess(store.env);
      onTestFinished(() => api.kill());
      return api;
    };

    /** Locks rows until released. */
    const holding = async (rows: string) => {
      const [isHeld, markHeld] = signal();
      const [isReleased, letGo] = signal();
      const hold = database.transaction(async (tx) => {
        await tx.execute(`${rows} for update`);
        markHeld();
        await isReleased;
      });
      await Promise.race([isHeld, hold]);
      return async () => {
        letGo();
        await hold;
      };
    };
    const WAITING = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const underWay = (statement: string) =>
      until(`jobs to stand at ${statement}`, async () => {
        const rows = await ask(`select ${WAITING} and query ilike $1`, `%${statement}%`);
        return rows.length >= UNDER_WAY;
      });

    /** Kills before the posting, or between posting and job completion. */
    const dieBefore = async (end: 'money moves' | 'the job ends') => {
      const letMoneyMove = await holding(
        `select from balances where partner_id = '${referrer.partnerId}' and kind = 'referral'`,
      );
      const api = await start();
      await underWay('balances');
      const letJobsEnd = await holding(
        `select from jobs where kind = 'referral-commission' and done_at is null`,
      );
      if (end === 'the job ends') {
        await letMoneyMove();
        await underWay('update jobs');
      }
      await api.kill();
      // Ends waiting sessions of the dead process, which must not continue.
      await ask(`select pg_terminate_backend(pid) ${WAITING}`);
      await until('nobody to stand in line', async () => (await ask(`select ${WAITING}`)).length === 0);
      await letMoneyMove();
      await letJobsEnd();
      // Ends the leases of dead processes.
      await ask('update jobs set locked_until = null where done_at is null');
      expect(await firstError(database)).toBeNull();
    };
    const agree = async () => {
      const rows = await ask(
        `select t.status, t.refunded, t.selling_total::float8 as total, t.refund_amount::float8 as refund,
           coalesce(c.amount, 0)::float8 as stored,
           (select coalesce(sum(e.amount), 0)::float8 from ledger_entries e join balances b on b.id = e.balance_id
            where b.kind = 'referral' and e.ref_id = t.id) as moved
         from transactions t left join referral_commissions c on c.order_id = t.id`,
      );
      const due = rows.map((row) => commissionOf(baseOf(row as never), COMMISSION_RATE));
      expect(rows.map(({ stored }) => stored)).toEqual(due);
      expect(rows.map(({ moved }) => moved)).toEqual(due);
      expect(await stage.earned(referrer)).toBe(due.reduce((sum, amount) => sum + amount, 0));
      expect(await firstError(database)).toBeNull();
    };

    // The first commission opens the balance.
    await stage.buy(friends[0] as (typeof friends)[0]);
    await stage.settle();
    const orders = await Promise.all(
      friends.flatMap((friend) => ENDINGS.map((ending) => stage.buy(friend, ending))),
    );
    await dieBefore('money moves');
    await dieBefore('the job ends');
    await stage.settle();
    await agree();

    const delivered = orders.filter((_order, nth) => ENDINGS[nth % ENDINGS.length] === '1230');
    for (const [nth, order] of delivered.entries())
      await stage.payBack(order, nth % 2 === 0 ? PRICE : PRICE / 2);
    await dieBefore('money moves');
    await dieBefore('the job ends');
    await stage.settle();
    await agree();
    expect(await stage.earned(referrer)).toBeGreaterThan(0);
  }, 120_000);
});
