import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PIN } from '../../../demo/logins';
import { sandboxPaymentPath } from '../../../src/core/contract/payment';
import { ORDER, PAYMENT } from '../../../src/core/states';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { type ApiProcess, startApiProcess } from '../../support/api-process';
import { Client } from '../../support/client';
import { postgresAvailable } from '../../support/database';
import { query } from '../../support/query';
import { startTestServer } from '../../support/server';
import { signal } from '../../support/signal';
import { openStorefront, running, someone } from '../../support/storefront';
import { until } from '../../support/until';

const ROUNDS = 2;
const OF_EACH = 3;
/** Milliseconds until a dead process's job lease ends. */
const LEASE_AND_MORE = 60_000;

/** Payment and delivery: `platform` is reported by a gateway, the others are confirmed by the shop. */
type Way = 'transfer' | 'platform' | 'code';
interface Placed {
  way: Way;
  id: string;
  invoice: string;
}

describe.runIf(await postgresAvailable())('kill -9 between a payment and its supply', () => {
  test('delivers every order once: one purchase, one profit, stock and quota moved once', async () => {
    const stage = await openStage();
    const orders: Placed[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const api = await stage.start();
      const placed = await stage.place(api);
      orders.push(...placed);
      // Even rounds are killed before the delivery, odd ones in the middle.
      if (round % 2 === 0) await stage.killBeforeSupply(api, placed);
      else await stage.killAmongAnswers(api, placed);
    }

    const api = await stage.start();
    // Retries lost answers: completed actions are refused, and nothing happens twice.
    await stage.payAll(api, orders);
    const open = async () =>
      (await stage.rows(orders)).filter(({ order_status }) => order_status !== ORDER.done);
    await until('every order is delivered', async () => (await open()).length === 0, LEASE_AND_MORE);
    expect(await api.stop()).toBe(0);

    expect(await stage.traces(orders)).toEqual(orders.map(({ way, id }) => ({ id, ...TRACES[way] })));
    const sold = orders.filter(({ way }) => way !== 'code').length;
    expect(await stage.counted()).toEqual({ flash: sold, promo: sold, codes: orders.length - sold });
    expect(await firstError(stage.database)).toBeNull();
  }, 300_000);
});

const bought = { purchases: 1, debits: 1, confirmed: 1, codes: 0 };
/** Expected rows if everything happened once. */
const TRACES: Record<Way, object> = {
  transfer: { ...bought, profits: 0, sales: 0 },
  platform: { ...bought, profits: 1, sales: 1 },
  code: { ...bought, purchases: 0, debits: 0, profits: 0, sales: 0, codes: 1 },
};

const of = (orders: Placed[], way: Way) => orders.filter((order) => order.way === way);

async function openStage() {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const { database, env } = server;
  const sql = (text: string, values: unknown[] = []) => query(database, text, values);
  const shop = await openStorefront(server);
  const price = (above: number) => shop.cost + above;
  await shop.change(shop.vcg, {
    ...{ price_mode: 'manual', prices: [{ tier_id: shop.tierId, price: price(20_000) }] },
  });
  const sale = await shop.record('flash-sale', {
    ...{ name: 'Malam', period: running(), is_active: true },
    items: [{ product_id: shop.vcg, price: price(15_000), stock: 500 }],
  });
  const promo = await shop.record('promo', {
    ...{ name: 'Malam', code: 'MALAM', discount: { type: 'nominal', value: 1_000 }, period: running() },
    ...{ scope: 'all', visibility: 'public', quota: 500, is_active: true },
  });
  const stock = await shop.stocked(
    Array.from({ length: ROUNDS * OF_EACH * 2 }, (_unused, nth) => `MALAM-${nth}-KODE`),
  );
  // From here only the killed process works.
  await server.app.close();

  const wishOf: Record<Way, Parameters<typeof shop.place>[0]> = {
    transfer: { product_id: shop.vcg, payment_method: shop.bank, promo_code: 'MALAM' },
    platform: { product_id: shop.vcg, payment_method: shop.qris, promo_code: 'MALAM' },
    code: { product_id: stock, payment_method: shop.bank },
  };
  const pay = async (api: ApiProcess, owner: Client, { way, id }: Placed) => {
    if (way === 'platform') {
      return new Client(api.url).post(sandboxPaymentPath(id), { action: 'pay' });
    }
    const wish = { key: v7(), ids: [id], pin: DEMO_PIN };
    return owner.post('/v1/vendor-panel/transaction/act/confirm-payment', wish);
  };
  const signIn = (api: ApiProcess) => new Client(api.url).signIn('mitra@demo.test', DEMO_PASSWORD);
  const rows = (orders: Placed[]) =>
    sql('select id, payment_status, order_status, h2h_transaction_id from panel_orders where id = any($1)', [
      orders.map(({ id }) => id),
    ]);

  /** Blocks purchases until released. */
  const lockBalances = async () => {
    const [isHeld, markHeld] = signal();
    const [isReleased, letGo] = signal();
    const holding = database.transaction(async (tx) => {
      await tx.execute(`select 1 from balances where partner_id = '${shop.partnerId}' for update`);
      markHeld();
      await isReleased;
    });
    await Promise.race([isHeld, holding]);
    return () => {
      letGo();
      return holding;
    };
  };
  const waiting = (least: number) =>
    until(`${least} to stand before the balances`, async () => {
      const [row] = await sql(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return Number(row?.count) >= least;
    });

  return {
    ...{ database, rows },

    start: async (): Promise<ApiProcess> => {
      const { DATA_DIR, DATABASE_URL } = env;
      const api = await startApiProcess({ DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }), SEED: 'demo' });
      onTestFinished(() => api.kill());
      return api;
    },

    async place(api: ApiProcess): Promise<Placed[]> {
      const ways = (['transfer', 'platform', 'code'] as const).flatMap((way) => Array(OF_EACH).fill(way));
      return Promise.all(
        ways.map(async (way: Way) => {
          const { body } = await shop.place({ ...wishOf[way], buyer: someone() }, { url: api.url });
          const { id } = await shop.row(body.data.invoice);
          return { way, id: String(id), invoice: body.data.invoice };
        }),
      );
    },

    payAll: async (api: ApiProcess, orders: Placed[]) => {
      const owner = await signIn(api);
      for (const order of orders) {
        const { status, body } = await pay(api, owner, order);
        if (status !== 200) expect(body.code).toBe('PANEL_ORDER_STATE');
      }
    },

    /** Locked balances block deliveries, but payments are confirmed. */
    async killBeforeSupply(api: ApiProcess, orders: Placed[]): Promise<void> {
      const owner = await signIn(api);
      const [byHand, byGateway] = [of(orders, 'transfer'), of(orders, 'platform')];
      const release = await lockBalances();
      for (const order of byHand) expect((await pay(api, owner, order)).status).toBe(200);
      await waiting(1);
      // Gateway payments wait for their delivery, so no answer arrives.
      for (const order of byGateway) void pay(api, owner, order).catch(() => null);
      await waiting(2);
      await api.kill();
      await release();
      const left = await rows(byHand);
      expect(left).toHaveLength(byHand.length);
      for (const row of left) {
        expect(row).toMatchObject({ payment_status: PAYMENT.paid, h2h_transaction_id: null });
      }
    },

    async killAmongAnswers(api: ApiProcess, orders: Placed[]): Promise<void> {
      const owner = await signIn(api);
      const last = randomInt(1, orders.length);
      let answered = 0;
      let killed: Promise<void> | undefined;
      await Promise.all(
        orders.map(async (order) => {
          const answer = await pay(api, owner, order).catch(() => null);
          if (!answer) return;
          expect(answer.status).toBe(200);
          answered += 1;
          if (answered === last) killed = api.kill();
        }),
      );
      await killed;
    },

    traces: (orders: Placed[]) =>
      sql(
        `select o.id,
           (select count(*)::int from transactions t where t.note = o.invoice) as purchases,
           (select count(*)::int from ledger_entries e join transactions t on t.code = e.ref_code
             where t.note = o.invoice and e.type = 2 and e.balance_id is not null and e.amount = -o.cost) as debits,
           (select count(*)::int from ledger_entries e join balances b on b.id = e.balance_id
             where e.ref_id = o.id and b.kind = 'panel' and e.type = 1 and e.amount = o.profit) as profits,
           (select count(*)::int from ledger_entries e where e.ref_id = o.id and e.type = 9
             and e.balance_id is not null) as sales,
           (select count(*)::int from panel_order_events v where v.order_id = o.id and v.step = 'paid') as confirmed,
           (select count(*)::int from panel_codes c where c.order_id = o.id and c.taken_at is not null) as codes
         from unnest($1::uuid[]) with ordinality as wanted(id, at) join panel_orders o on o.id = wanted.id
         order by wanted.at`,
        [orders.map(({ id }) => id)],
      ),

    async counted() {
      const [row] = await sql(
        `select (select sold from flash_sale_counts where flash_sale_id = $1::uuid) as flash,
           (select used from promo_counts where promo_id = $2::uuid) as promo,
           (select count(*)::int from panel_codes where product_id = $3::uuid and taken_at is not null) as codes`,
        [sale, promo, stock],
      );
      return row;
    },
  };
}
