import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { expect } from 'vitest';
import { APPROVAL } from '../../src/core/states';
import type { Database } from '../../src/platform/db/client';
import { openApprovals } from './approvals';
import { customerOf, type openBills } from './bills';
import type { Client } from './client';
import {
  acknowledge,
  debitsOf,
  expectApart,
  isLostAnswer,
  ordersEnded,
  type Strand,
  signedIn,
  type Victim,
  type Wish,
} from './kill-strand';
import { query } from './query';
import { PIN, PRICE, type Shop } from './shop';
import { openCashier } from './sub-accounts';

type Bills = Awaited<ReturnType<typeof openBills>>['bills'];

/** Delivered, voucher, refunded, partly refunded, delivered later. */
const endings = ['1230', '1231', '1232', '1238', '5555', '5556'];

/** Sends all in parallel; `send` returns whether its answer counts. Lost answers are ignored. */
const atOnce = async <Item>(
  victim: Victim,
  items: readonly Item[],
  send: (item: Item) => Promise<boolean>,
) => {
  await Promise.all(
    items.map(async (item) => {
      try {
        if (await send(item)) victim.answered();
      } catch (failure) {
        if (!isLostAnswer(failure)) throw failure;
      }
    }),
  );
};

/** Orders of several partners, sequential per partner. */
export async function purchases(shop: Shop): Promise<Strand> {
  const each = 5;
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.openPartner(100 * PRICE)));
  const made: (Wish & { buyer: number; ending: string })[] = [];
  const send = async (client: Client, wish: (typeof made)[number]) => {
    const key = { 'idempotency-key': wish.key };
    const { status, body } = await client.post(
      '/v1/crm/transaction/create-new',
      shop.order(wish.ending),
      key,
    );
    expect(status).toBe(200);
    acknowledge(wish, body.data.id);
  };
  return {
    async send(victim) {
      const clients = await Promise.all(buyers.map((buyer) => signedIn(victim.api, buyer)));
      await atOnce(victim, [...clients.entries()], async ([buyer, client]) => {
        for (let nth = 0; nth < each && !victim.isDead(); nth += 1) {
          const ending = endings[randomInt(endings.length)] ?? '5555';
          const wish = { key: v7(), answer: null, buyer, ending };
          made.push(wish);
          await send(client, wish);
          victim.answered();
        }
        return false;
      });
    },
    async finish(api) {
      for (const [buyer, actor] of buyers.entries()) {
        const mine = made.filter((wish) => wish.buyer === buyer);
        const client = await signedIn(api, actor);
        for (const wish of mine) await send(client, wish);
        await ordersEnded(client);
        expect((await client.get('/v1/crm/transaction/all')).body.meta.total).toBe(mine.length);
      }
    },
    async verify(database) {
      expectApart(made);
      expect(await debitsOf(database, buyers)).toEqual(made.map(() => PRICE));
    },
  };
}

/** Bills of one partner. */
export async function billPayments(shop: Shop, bills: Bills): Promise<Strand> {
  const kinds = ['1230', '1231', '1240', '5555'];
  const actor = await shop.openPartner(90_000_000);
  const payments = await Promise.all(
    Array.from({ length: 12 }, async (_unused, at) => {
      const customer_no = customerOf(kinds[at % kinds.length] ?? '', at);
      const { inquiry_id, total } = await bills.check(actor, { sku: 'PLN-PASCA', customer_no });
      return { key: v7(), body: { inquiry_id, pin: PIN }, total, answer: null as string | null };
    }),
  );
  const pay = (client: Client, { key, body }: (typeof payments)[number], by = key) =>
    client.post('/v1/crm/transaction/postpaid/inquiry-payment', body, { 'idempotency-key': by });
  return {
    async send(victim) {
      const client = await signedIn(victim.api, actor);
      const open = payments.filter(({ answer }) => answer === null);
      await atOnce(victim, open, async (payment) => {
        const { status, body } = await pay(client, payment);
        if (status === 200) acknowledge(payment, body.data.id);
        return status === 200;
      });
    },
    async finish(api) {
      const client = await signedIn(api, actor);
      for (const payment of payments) {
        const { status, body } = await pay(client, payment);
        expect(status).toBe(200);
        acknowledge(payment, body.data.id);
        expect((await pay(client, payment, v7())).body.code).toBe('INQUIRY_USED');
      }
      await ordersEnded(client);
      const { body } = await client.get('/v1/crm/transaction?f.status=4');
      expect(body.meta.total).toBe(payments.length / kinds.length);
    },
    async verify(database) {
      expectApart(payments);
      const debits = await debitsOf(database, [actor]);
      expect(debits.sort()).toEqual(payments.map(({ total }) => total).sort());
    },
  };
}

/** Cashier orders approved by the owner. */
export async function approvedOrders(database: Database, shop: Shop): Promise<Strand> {
  const approvals = openApprovals(database, shop);
  const owner = await shop.openPartner(100 * PRICE);
  const open = new Set<string>();
  // The maximum of pending requests per cashier.
  for (const cashierAt of [0, 5, 10, 15]) {
    const cashier = await openCashier(database, owner, { order_limit: 1_000 });
    for (let nth = 0; nth < 5; nth += 1)
      open.add((await approvals.asking(cashier, String(5_000 + cashierAt + nth))).id);
  }
  const all = [...open];
  const approve = async (client: Client, id: string) => {
    const { status } = await client.post(`/v1/crm/approval/${id}/approve`, { pin: PIN });
    if (status === 200) open.delete(id);
    return status === 200;
  };
  const traces = (at: Database) =>
    query(
      at,
      `select a.status, count(t.id)::int as orders, count(e.id)::int as debits
       from order_approvals a left join transactions t on t.idempotency_key = a.id
       left join ledger_entries e on e.ref_id = t.id and e.type = 2 and e.balance_id is not null
       group by a.id, a.status`,
    );
  return {
    async send(victim, round) {
      const client = await signedIn(victim.api, owner);
      // Leaves some for later rounds.
      await atOnce(victim, [...open].slice(0, round === 0 ? 8 : 20), (id) => approve(client, id));
    },
    async check(at) {
      for (const { status, orders, debits } of await traces(at)) {
        const bought = status === APPROVAL.approved ? 1 : 0;
        const wanted = [bought ? APPROVAL.approved : APPROVAL.waiting, bought, bought];
        expect([status, orders, debits]).toEqual(wanted);
      }
    },
    async finish(api) {
      const client = await signedIn(api, owner);
      // Repeats lost calls: completed ones return their order.
      for (const id of all) expect(await approve(client, id)).toBe(true);
    },
    async verify(at) {
      const rows = await traces(at);
      expect(rows).toHaveLength(all.length);
      for (const row of rows) expect(row).toMatchObject({ status: APPROVAL.approved, orders: 1, debits: 1 });
    },
  };
}

/** Panel profit moved to the main balance. */
export async function withdrawals(shop: Shop): Promise<Strand> {
  const [each, amount, earned] = [12, 50_000, 5_000_000];
  const owner = await shop.openPartner(0);
  await shop.ledger.post({
    ...{ partnerId: owner.partnerId, kind: 'panel', amount: earned, house: 'profit', type: 5 },
    ...{ refType: 'test', refId: null, refCode: 'UJI', description: 'Uji', actor: 'Sistem', userId: null },
  });
  const wishes: Wish[] = [];
  const send = async (client: Client, wish: Wish) => {
    const body = { amount, target: 1, pin: PIN };
    const answer = await client.post('/v1/vendor-panel/withdrawal', body, { 'idempotency-key': wish.key });
    expect(answer.status).toBe(200);
    acknowledge(wish, answer.body.data.code);
    return true;
  };
  return {
    async send(victim) {
      const client = await signedIn(victim.api, owner);
      const mine = Array.from({ length: each }, (): Wish => ({ key: v7(), answer: null }));
      wishes.push(...mine);
      await atOnce(victim, mine, (wish) => send(client, wish));
    },
    async finish(api) {
      const client = await signedIn(api, owner);
      for (const wish of wishes) await send(client, wish);
      const { saldo } = (await client.get('/v1/crm/profile')).body.data;
      const { panel_saldo } = (await client.get('/v1/vendor-panel/get-panel-saldo')).body.data;
      const moved = wishes.length * amount;
      expect({ saldo, panel_saldo }).toEqual({ saldo: moved, panel_saldo: earned - moved });
    },
    verify: async () => expectApart(wishes),
  };
}
