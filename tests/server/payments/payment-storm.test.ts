import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { startApiProcess } from '../../support/api-process';
import { openTestDatabase, postgresAvailable } from '../../support/database';
import { earlier, GatewayStage, later, sandboxGateway } from '../../support/gateway-stage';
import {
  callbackOf,
  openTopup,
  outcomesOf,
  type SentCallback,
  sendCallback,
  type Waiting,
} from '../../support/payments';
import { query } from '../../support/query';
import { openShop } from '../../support/shop';
import { until } from '../../support/until';

const CALLBACKS = 350;
const PARTNERS = 10;
const TOPUPS = 48;
const AT_ONCE = 24;

/** Seeded random numbers. */
function chanceOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Payment scenarios: callbacks, and the final status in any order. */
const fates: { status: number; of(topup: Waiting): SentCallback[] }[] = [
  { status: 2, of: (topup) => [callbackOf(topup)] },
  { status: 2, of: (topup) => [callbackOf(topup, { status: 'expired' }), callbackOf(topup)] },
  { status: 2, of: (topup) => [callbackOf(topup, { amount: topup.total - 1_000 }), callbackOf(topup)] },
  { status: 2, of: (topup) => [callbackOf(topup), { ...callbackOf(topup), signature: 'ab'.repeat(32) }] },
  { status: 2, of: (topup) => [callbackOf(topup), callbackOf(topup, { paid_at: earlier(topup) })] },
  { status: 3, of: (topup) => [callbackOf(topup, { status: 'expired' })] },
  {
    status: 5,
    of: (topup) => [callbackOf(topup, { status: 'expired' }), callbackOf(topup, { paid_at: later(topup) })],
  },
  { status: 1, of: (topup) => [{ ...callbackOf(topup), signature: '' }] },
];
interface Plan {
  topup: Waiting;
  status: number;
  callbacks: SentCallback[];
}

/** Each callback at least once, in random order. */
function stormOf(callbacks: readonly SentCallback[], chance: (below: number) => number): SentCallback[] {
  const again = Array.from(
    { length: CALLBACKS - callbacks.length },
    () => callbacks[chance(callbacks.length)] as SentCallback,
  );
  return [...callbacks, ...again]
    .map((callback) => ({ callback, rank: chance(1_000_000) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ callback }) => callback);
}

describe('callbacks of the gateway by the hundred', () => {
  let stage: GatewayStage;

  beforeAll(async () => {
    stage = await GatewayStage.open();
  });
  afterAll(() => stage.close());

  /** Top ups of several partners with a scenario each. */
  const planFor = async (chance: (below: number) => number): Promise<Plan[]> => {
    const partners = await Promise.all(Array.from({ length: PARTNERS }, () => stage.shop.openPartner(0)));
    const plans: Plan[] = [];
    for (let nth = 0; nth < TOPUPS; nth += 1) {
      const { partnerId } = partners[chance(PARTNERS)] as Actor;
      const topup = await openTopup(stage.database, partnerId, { amount: 10_000 + chance(90) * 1_000 });
      const { status, of } = fates[nth % fates.length] as (typeof fates)[number];
      plans.push({ topup, status, callbacks: of(topup) });
    }
    return plans;
  };

  const sendAll = async (storm: readonly SentCallback[]): Promise<Set<number>> => {
    const answers = new Set<number>();
    const rest = storm.entries();
    const sender = async () => {
      for (const [nth, callback] of rest) answers.add(await stage.send(callback, nth));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    return answers;
  };

  test.each([11, 22, 33])(
    'in random order, with duplicates (seed %i), credit each top up once or not at all',
    async (seed) => {
      const chance = chanceOf(seed);
      const plans = await planFor(chance);
      const storm = stormOf(
        plans.flatMap(({ callbacks }) => callbacks),
        chance,
      );
      const answers = await sendAll(storm);
      expect([...answers].sort()).toEqual([200, 401]);

      const ends = await outcomesOf(
        stage.database,
        plans.map(({ topup }) => topup),
      );
      for (const { topup, status } of plans) {
        const credited = status === 2 ? { credits: 1, credited: topup.amount } : { credits: 0, credited: 0 };
        expect(ends.get(topup.id)).toMatchObject({ status, ...credited });
      }
      const owed = new Map<string, number>();
      for (const { topup, status } of plans) {
        const before = owed.get(topup.partner) ?? 0;
        owed.set(topup.partner, before + (status === 2 ? topup.amount : 0));
      }
      for (const [partner, amount] of owed) expect(await stage.balanceOf(partner)).toBe(amount);
      expect(await firstError(stage.database)).toBeNull();
    },
    300_000,
  );

  test('leave no gap in the invoice numbers of a month', async () => {
    const rows = await query(
      stage.database,
      `select substr(invoice_number, 5, 7) as month, count(*)::int as many, max(substr(invoice_number, 13)::int) as last,
         min(substr(invoice_number, 13)::int) as first
       from topups where invoice_number is not null group by 1`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { many, first, last } of rows) expect({ first, last }).toEqual({ first: 1, last: many });
  });
});

test.runIf(await postgresAvailable())(
  'a process killed in the middle of callbacks leaves each credited or untouched, and repetitions finish the rest',
  async () => {
    const store = await openTestDatabase();
    const shop = await openShop(store.database);
    const { partnerId } = await shop.openPartner(0);
    const topups: Waiting[] = [];
    for (let nth = 0; nth < 60; nth += 1) topups.push(await openTopup(store.database, partnerId));
    const callbacks = topups.map((topup) => callbackOf(topup));
    const first = await startApiProcess({ ...store.env, ...sandboxGateway });
    let answered = 0;
    const storm = callbacks.map((callback) =>
      sendCallback(first.url, callback).then(
        () => {
          answered += 1;
        },
        () => undefined,
      ),
    );
    await until('some are answered', () => answered >= 10);
    await first.kill();
    await Promise.all(storm);
    expect(await firstError(store.database)).toBeNull();

    const second = await startApiProcess({ ...store.env, ...sandboxGateway });
    for (const callback of callbacks) expect(await sendCallback(second.url, callback)).toBe(200);
    const ends = [...(await outcomesOf(store.database, topups)).values()];
    expect(ends.every(({ status, credits }) => status === 2 && credits === 1)).toBe(true);
    expect((await shop.ledger.balanceOf(partnerId, 'main')).balance).toBe(60 * 100_000);
    expect(new Set(ends.map(({ invoice }) => invoice)).size).toBe(60);
    await second.kill();
    await store.close();
  },
);
