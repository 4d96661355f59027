import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/client';
import type { Actor } from '../../server/http/actor';
import { firstFault } from '../../server/modules/ledger/verify-store';
import { createQuotaService } from '../../server/modules/quota/service';
import { type ApiProcess, startApiProcess } from '../support/api-process';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../support/database';
import {
  callbackOf,
  openTopup,
  outcomesOf,
  type SentCallback,
  sendCallback,
  type Waiting,
} from '../support/payments';
import { query } from '../support/query';
import { startTestServer, type TestServer } from '../support/server';
import { openShop, type Shop } from '../support/shop';
import { until } from '../support/until';

const CALLBACKS = 1_000;
const PARTNERS = 20;
const TOPUPS = 120;
const AT_ONCE = 24;
const env = { PAYMENT_GATEWAY: 'sandbox' };

/** Where the callbacks go: two processes share one PostgreSQL, the embedded database belongs to one. */
interface Stage {
  database: Database;
  shop: Shop;
  urls: string[];
  close(): Promise<void>;
}

async function openStage(kind: 'embedded' | 'postgres'): Promise<Stage> {
  if (kind === 'embedded') {
    const server: TestServer = await startTestServer({ seed: 'none', env });
    const shop = await openShop(server.database);
    return { database: server.database, shop, urls: [server.url], close: server.close };
  }
  const store: TestDatabase = await openTestDatabase(kind);
  const shop = await openShop(store.database);
  const processes: ApiProcess[] = await Promise.all(
    [1, 2].map(() => startApiProcess({ ...store.env, ...env })),
  );
  return {
    database: store.database,
    shop,
    urls: processes.map(({ url }) => url),
    close: async () => {
      await Promise.all(processes.map((one) => one.kill()));
      await store.close();
    },
  };
}

/** The same numbers for the same seed. */
function chanceOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What may happen to a payment: the callbacks that tell of it, and how the top up must end, in whatever order. */
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

/** A thousand of them: each at least once, in random order. */
function stormOf(told: readonly SentCallback[], chance: (below: number) => number): SentCallback[] {
  const again = Array.from(
    { length: CALLBACKS - told.length },
    () => told[chance(told.length)] as SentCallback,
  );
  return [...told, ...again]
    .map((callback) => ({ callback, place: chance(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ callback }) => callback);
}

const later = ({ expiresAt }: Waiting) => new Date(Date.parse(expiresAt) + 60_000).toISOString();
const earlier = ({ expiresAt }: Waiting) => new Date(Date.parse(expiresAt) - 7_200_000).toISOString();

describe.each(await databaseKinds())('callbacks of the gateway, on the %s database', (kind) => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage(kind);
  });
  afterAll(() => stage.close());

  const send = (callback: SentCallback, nth = 0) =>
    sendCallback(stage.urls[nth % stage.urls.length] ?? '', callback);
  const outcome = async (topup: Waiting) => (await outcomesOf(stage.database, [topup])).get(topup.id);
  const balanceOf = async (partner: string) => (await stage.shop.ledger.balanceOf(partner, 'main')).balance;
  const notices = (topup: Pick<Waiting, 'code'>) =>
    query(stage.database, 'select kind, times from operator_notices where ref = $1 order by kind', [
      topup.code,
    ]);
  const open = async (options: Parameters<typeof openTopup>[2] = {}) =>
    openTopup(stage.database, (await stage.shop.openPartner(0)).partnerId, options);

  /** Top ups of a few partners, each with its fate. */
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
      for (const [nth, callback] of rest) answers.add(await send(callback, nth));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    return answers;
  };

  // One connection proves nothing about concurrency: there, one seed shows the rules.
  test.each(kind === 'embedded' ? [11] : [11, 22, 33])(
    'a thousand in random order, with duplicates (seed %i), credit each top up once or not at all',
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
      for (const [partner, amount] of owed) expect(await balanceOf(partner)).toBe(amount);
      expect(await firstFault(stage.database)).toBeNull();
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

  test('fifty of the same at once credit once, and each is answered as accepted', async () => {
    const topup = await open();
    const callback = callbackOf(topup);
    const answers = await Promise.all(Array.from({ length: 50 }, (_none, nth) => send(callback, nth)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
    expect(await balanceOf(topup.partner)).toBe(topup.amount);
    const [kept] = await query(
      stage.database,
      'select verdict, times from payment_callbacks where topup_id = $1',
      [topup.id],
    );
    expect(kept).toEqual({ verdict: 'credited', times: 50 });
  });

  test('fifty payments of one top up at once credit once, and the operator is told of the others', async () => {
    const topup = await open();
    const at = Date.now();
    const paid = Array.from({ length: 50 }, (_none, nth) =>
      callbackOf(topup, { paid_at: new Date(at + nth * 1_000).toISOString() }),
    );
    await Promise.all(paid.map((callback, nth) => send(callback, nth)));
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, credited: topup.amount });
    expect(await notices(topup)).toEqual([{ kind: 'payment_twice', times: 49 }]);
  });

  test('that tell of a late payment bring it into review, and the operator decides', async () => {
    const topup = await open();
    expect(await send(callbackOf(topup, { paid_at: later(topup) }))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 5, credits: 0 });
    expect((await outcome(topup))?.note).toMatch(/masuk setelah batas waktu/);
    expect(await notices(topup)).toEqual([{ kind: 'payment_late', times: 1 }]);
  });

  test('that tell of a payment after the partner cancelled bring it into review', async () => {
    const topup = await open({ status: 4 });
    expect(await send(callbackOf(topup))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 5, credits: 0 });
    expect((await outcome(topup))?.note).toMatch(/setelah top up dibatalkan/);
  });

  test.each([-1, 1, -1_000])(
    'that tell of %i rupiah too many credit nothing and tell operator and partner',
    async (more) => {
      const topup = await open();
      expect(await send(callbackOf(topup, { amount: topup.total + more }))).toBe(200);
      expect(await outcome(topup)).toMatchObject({ status: 1, credits: 0 });
      expect(await notices(topup)).toEqual([{ kind: 'payment_amount', times: 1 }]);
      expect((await outcome(topup))?.note).toMatch(/masuk, seharusnya .+ Saldo belum bertambah/);
      const told = await query(stage.database, 'select title from notifications where partner_id = $1', [
        topup.partner,
      ]);
      expect(told).toEqual([{ title: 'Jumlah pembayaran tidak sesuai' }]);
      expect(await send(callbackOf(topup))).toBe(200);
      expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1, note: null });
    },
  );

  test('without the right signature credit nothing, are kept, and counted for the operator', async () => {
    const topup = await open();
    const good = callbackOf(topup);
    const counted = async () =>
      Number(
        (
          await query(
            stage.database,
            `select coalesce(sum(times), 0)::int as times from operator_notices where kind = 'payment_signature'`,
          )
        )[0]?.times,
      );
    const before = await counted();
    const changed = good.body.replace(String(topup.total), String(topup.total + 1));
    const wrong = [
      { ...good, signature: '' },
      { ...good, signature: 'zz' },
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...good, body: changed },
      { ...good, body: `${good.body} ` },
      { ...good, body: '{' },
      { ...good, body: '[]' },
    ];
    for (const callback of wrong) expect(await send(callback)).toBe(401);
    expect(await outcome(topup)).toMatchObject({ status: 1, credits: 0 });
    expect(await counted()).toBe(before + wrong.length);
    const [kept] = await query(
      stage.database,
      `select count(*)::int as refused from payment_callbacks where verdict = 'signature' and raw like $1`,
      [`%${topup.reference}%`],
    );
    expect(kept?.refused).toBe(5);
    expect(await send(good)).toBe(200);
  });

  test('without the right signature stop being kept at some point, and are still counted', async () => {
    const topup = await open();
    await createQuotaService({ database: stage.database, perAddress: false }).pause(
      'refused-callback',
      'sandbox signature',
      600,
    );
    const forged = callbackOf(topup);
    expect(await send({ ...forged, signature: 'zz' })).toBe(401);
    expect(
      await query(stage.database, 'select 1 from payment_callbacks where raw like $1', [
        `%${topup.reference}%`,
      ]),
    ).toEqual([]);
    const [told] = await query(
      stage.database,
      `select updated_at > now() - interval '1 minute' as now from operator_notices where kind = 'payment_signature'`,
    );
    expect(told?.now).toBe(true);
    expect(await send(forged)).toBe(200);
    expect(await outcome(topup)).toMatchObject({ status: 2, credits: 1 });
  });

  test('of a gateway that is not ours are not found', async () => {
    const answer = await fetch(`${stage.urls[0]}/v1/callback/payment/tripay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(404);
  });

  test('that were lost are made good: the gateway is asked a little after the end', async () => {
    const topup = await open({ seconds: -61 });
    await query(
      stage.database,
      `update sandbox_payments set status = 'paid', paid_amount = amount, paid_at = expires_at - interval '1 minute'
       where reference = $1`,
      [topup.reference],
    );
    await query(stage.database, 'update jobs set run_at = now() where ref_id = $1', [topup.id]);
    await until('the payment is credited', async () => (await outcome(topup))?.status === 2);
    expect(await outcome(topup)).toMatchObject({ credits: 1, credited: topup.amount });
    // The callback that was held up comes after all.
    const [row] = await query(stage.database, 'select paid_at from topups where id = $1', [topup.id]);
    expect(await send(callbackOf(topup, { paid_at: String(row?.paid_at) }))).toBe(200);
    expect(await outcome(topup)).toMatchObject({ credits: 1 });
    expect(await notices(topup)).toEqual([]);
  });
});

test.runIf((await databaseKinds()).includes('postgres'))(
  'a process killed in the middle of callbacks leaves each credited or untouched, and repetitions finish the rest',
  async () => {
    const store = await openTestDatabase('postgres');
    const shop = await openShop(store.database);
    const { partnerId } = await shop.openPartner(0);
    const topups: Waiting[] = [];
    for (let nth = 0; nth < 60; nth += 1) topups.push(await openTopup(store.database, partnerId));
    const callbacks = topups.map((topup) => callbackOf(topup));
    const first = await startApiProcess({ ...store.env, ...env });
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
    expect(await firstFault(store.database)).toBeNull();

    const second = await startApiProcess({ ...store.env, ...env });
    for (const callback of callbacks) expect(await sendCallback(second.url, callback)).toBe(200);
    const ends = [...(await outcomesOf(store.database, topups)).values()];
    expect(ends.every(({ status, credits }) => status === 2 && credits === 1)).toBe(true);
    expect((await shop.ledger.balanceOf(partnerId, 'main')).balance).toBe(60 * 100_000);
    expect(new Set(ends.map(({ invoice }) => invoice)).size).toBe(60);
    await second.kill();
    await store.close();
  },
);
