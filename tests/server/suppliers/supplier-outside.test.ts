import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firstError } from '../../../src/platform/ledger/verify-store';
import { perform } from '../../../src/server/operator/perform';
import type { DigiflazzStandIn, Turn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import { PRICE, type Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';
import { until } from '../../support/until';

const BALANCE = 1_000_000;

describe('an order at a supplier outside', () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let shop: Shop;
  let customers = 1_000;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    digiflazz.desk.refusal = null;
    await sql('delete from supplier_routes', []);
  });

  const sql = (text: string, values: unknown[]) => query(server.database, text, values);

  async function buy(...turns: Turn[]) {
    customers += 1;
    const customer = `9900${customers}`;
    digiflazz.ends(customer, ...turns);
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(actor, v7(), shop.order(String(customers)));
    server.services.worker.wake();
    const now = () => shop.transactions.one(actor, order.id);
    return {
      ...{ id: order.id, code: order.code, customer, now },
      ended: () =>
        until(`the order of ${customer} ends`, async () => {
          const seen = await now();
          return seen.status !== 1 && seen;
        }),
      balance: async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance,
      attempts: () =>
        sql(
          `select code, state, calls, reason, answer_code, max_price, reference from supplier_attempts
           where transaction_id = $1::uuid order by nth`,
          [order.id],
        ),
      /** It was checked and waits. */
      rests: (calls: number) =>
        until(`the order of ${customer} rests after call ${calls}`, async () => {
          const rows = await sql(
            `select 1 from supplier_attempts a join jobs j on j.ref_id = a.transaction_id and j.kind = 'fulfil'
             where a.transaction_id = $1::uuid and a.calls = $2::int and a.answer is not null
               and j.locked_until is null and j.run_at > now()`,
            [order.id, calls],
          );
          return rows.length > 0;
        }),
      /** Lets more than a minute pass since the last call. */
      later: async () => {
        await sql(
          `update supplier_attempts set asked_at = asked_at - interval '2 minutes', answer = null
           where transaction_id = $1::uuid`,
          [order.id],
        );
        await due();
      },
      due,
    };

    async function due() {
      await sql(`update jobs set run_at = now() where ref_id = $1::uuid and kind = 'fulfil'`, [order.id]);
      server.services.worker.wake();
    }
  }

  const noticesOf = async (ref: string) =>
    (await sql('select kind from operator_notices where ref = $1 order by kind', [ref])).map(
      (row) => row.kind,
    );
  /** Sets routes of the item in order. */
  const route = async (...routes: { code: string; supplier?: string; max?: number; over?: boolean }[]) => {
    for (const [at, { code, supplier = 'digiflazz', max = null, over = true }] of routes.entries()) {
      await sql(
        `insert into supplier_routes (id, variation_id, supplier, code, priority, max_price, falls_over)
         values ($1::uuid, $2::uuid, $3, $4, $5::smallint, $6::bigint, $7::boolean)`,
        [v7(), shop.game.item, supplier, code, at + 1, max, over],
      );
    }
  };

  test('is delivered with its serial number, for no more than its partner paid', async () => {
    const order = await buy();
    const seen = await order.ended();
    const [attempt] = await order.attempts();
    expect(seen).toMatchObject({ status: 2, sn: `SN-${attempt?.reference}` });
    expect(await order.balance()).toBe(BALANCE - PRICE);
    expect(digiflazz.callsFor(order.customer)).toMatchObject([
      { buyer_sku_code: 'MOBILE-LEGENDS', max_price: PRICE, ref_id: attempt?.reference },
    ]);
    expect(attempt).toMatchObject({ state: 2, calls: 1, answer_code: '00' });
  });

  test.each<[string, string]>([
    ['54', 'NOMOR_SALAH'],
    ['68', 'STOK_HABIS'],
    ['69', 'HARGA'],
    ['58', 'CUT_OFF'],
  ])('that certainly failed (%s) is paid back once', async (rc, reason) => {
    const order = await buy({ rc });
    expect(await order.ended()).toMatchObject({ status: 4, refunded: 1, status_reason_code: reason });
    expect(await order.balance()).toBe(BALANCE);
    expect(digiflazz.delivered(order.customer)).toEqual([]);
  });

  test.each<[string, Turn]>([
    ['its call is lost', 'dropped'],
    ['a gateway in between fails', 502],
    ['too many ask', 429],
    ['it times out there', { rc: '01' }],
    ['its reference is taken', { rc: '49' }],
    ['it says a code that nobody knows', { rc: '97' }],
    ['code and status disagree', { rc: '00', status: 'Gagal' }],
  ])('waits while the result is unknown: %s', async (_when, turn) => {
    const order = await buy(turn, { rc: '03' });
    await order.rests(1);
    expect((await order.now()).status).toBe(1);
    expect(await order.balance()).toBe(BALANCE - PRICE);
    await order.later();
    await order.rests(2);
    expect((await order.now()).history.map(({ step }) => step)).toContain('waiting');
    expect(new Set(digiflazz.callsFor(order.customer).map(({ ref_id }) => ref_id)).size).toBe(1);
    expect(await order.attempts()).toMatchObject([{ state: 1 }]);
  });

  test('whose answer was lost is asked about under its reference, and bought once', async () => {
    const order = await buy('lost');
    await order.rests(1);
    await order.later();
    expect(await order.ended()).toMatchObject({ status: 2 });
    expect(digiflazz.delivered(order.customer)).toHaveLength(1);
  });

  test('goes on under the same reference where nothing is known of its call any more, and is bought once', async () => {
    await route({ code: 'ml-a' }, { code: 'ml-b' });
    const order = await buy({ rc: '68' }, 'lost');
    await order.rests(1);
    const before = await order.attempts();
    await sql('delete from supplier_attempts where transaction_id = $1::uuid', [order.id]);
    await sql(
      `update transactions set history = jsonb_path_query_array(history, '$[*] ? (@.step != "sent" && @.step != "waiting")')
       where id = $1::uuid`,
      [order.id],
    );
    // The routes have another order now.
    await sql('delete from supplier_routes', []);
    await route({ code: 'ml-b' }, { code: 'ml-a' });
    await order.due();
    expect(await order.ended()).toMatchObject({ status: 2 });
    expect(await order.attempts()).toMatchObject([{ code: 'ml-b', reference: before[1]?.reference }]);
    expect(digiflazz.delivered(order.customer)).toHaveLength(1);
  });

  test('that a restore has lost, and that is sent again under its key, is bought once', async () => {
    const actor = await shop.openPartner(BALANCE);
    const [key, wish] = [v7(), shop.order('7001')];
    const buyByKey = async () => {
      const { order } = await shop.transactions.create(actor, key, wish);
      server.services.worker.wake();
      await until('it is delivered', async () => (await shop.transactions.one(actor, order.id)).status === 2);
      return order.id;
    };
    const lost = await buyByKey();
    // Like a backup without the order; the partner repeats the key.
    await sql(
      `update supplier_attempts set id = gen_random_uuid(), reference = 'lost' where transaction_id = $1::uuid`,
      [lost],
    );
    await sql('update transactions set idempotency_key = gen_random_uuid() where id = $1::uuid', [lost]);
    expect(await buyByKey()).not.toBe(lost);
    expect(digiflazz.delivered('99007001')).toHaveLength(1);
  });

  describe('that is on hold since a restore', () => {
    /** Restores the portal to before the order's first call or its answer. */
    const restored = async (order: Awaited<ReturnType<typeof buy>>, before: 'call' | 'answer' = 'call') => {
      if (before === 'call') {
        await sql('delete from supplier_attempts where transaction_id = $1::uuid', [order.id]);
      } else {
        await sql(
          `update supplier_attempts set calls = 1, answer = null, answer_code = null where transaction_id = $1::uuid`,
          [order.id],
        );
      }
      await sql(
        `update transactions set history = jsonb_path_query_array(history, '$[*] ? (@.step != "sent" && @.step != "waiting")')
         where id = $1::uuid`,
        [order.id],
      );
      await action('supplier restored', {});
      await order.due();
      await until(`the order of ${order.customer} is told to the operator`, async () =>
        (await noticesOf(order.code)).includes('supplier_held'),
      );
    };
    const action = async (command: string, given: Record<string, string>) => {
      const reply = await perform(server.services, { step: 'do', command, given });
      return 'done' in reply ? reply.done : reply;
    };
    const waits = async ({ code }: { code: string }) => {
      const rows = await server.services.supply.waiting();
      return rows.find(({ order }) => order === code) ?? null;
    };
    /** Bought by the second route after the first refused; the answer is lost. */
    const boughtBehind = async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b' });
      const order = await buy({ rc: '41' }, 'lost');
      await until('its second route has it', async () => (await order.attempts()).length === 2);
      await order.rests(1);
      await server.services.supply.standing.poll();
      return order;
    };

    test('is not bought before the operator decides, and then asked about where the operator says', async () => {
      const order = await boughtBehind();
      await restored(order);
      expect(digiflazz.callsFor(order.customer)).toHaveLength(2);
      expect(await order.attempts()).toEqual([]);
      expect(await waits(order)).toMatchObject({ supplier: '-', answer: 'on hold since a restore' });
      const [notice] = await sql(`select text from operator_notices where ref = $1`, [order.code]);
      expect(notice?.text).toContain(`ml-b (${digiflazz.delivered(order.customer)[0]?.reference})`);
      expect(await action('supplier send', { order: order.code, priority: '7' })).toHaveProperty('refused');
      expect(await action('supplier send', { order: order.code, priority: '2' })).toHaveProperty('text');
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(await order.attempts()).toMatchObject([{ code: 'ml-b', state: 2 }]);
      expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-b' }]);
      expect(await order.balance()).toBe(BALANCE - PRICE);
      expect(await action('supplier send', { order: order.code, priority: '2' })).toHaveProperty('refused');
    });

    test.each(['41', '44', '45', '68', '84', '85'])(
      'waits when the supplier refuses it then (%s): it may have been sent before',
      async (rc) => {
        const order = await buy('lost', { rc });
        await order.rests(1);
        await restored(order);
        await action('supplier send', { order: order.code, priority: '1' });
        await order.rests(2);
        expect(await order.now()).toMatchObject({ status: 1 });
        expect(await order.balance()).toBe(BALANCE - PRICE);
        await order.later();
        expect(await order.ended()).toMatchObject({ status: 2 });
        expect(digiflazz.delivered(order.customer)).toHaveLength(1);
      },
    );

    test('goes to another supplier than the one that had it, when the operator says so', async () => {
      const order = await boughtBehind();
      // State before the second route was tried.
      await sql(`delete from supplier_attempts where transaction_id = $1::uuid and code = 'ml-b'`, [
        order.id,
      ]);
      await sql(
        `update supplier_attempts set state = 1, ended_at = null, reason = null where transaction_id = $1::uuid`,
        [order.id],
      );
      await restored(order, 'answer');
      await action('supplier send', { order: order.code, priority: '2' });
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-b' }]);
    });

    test.each([
      ['delivered', { sn: 'SN-DARI-SANA' }, { status: 2, sn: 'SN-DARI-SANA' }, BALANCE - PRICE],
      ['failed', {}, { status: 4, refunded: 1 }, BALANCE],
    ])('ends by what the operator has found out: %s', async (word, given, ending, left) => {
      for (const before of ['call', 'answer'] as const) {
        await sql('delete from supplier_routes', []);
        const order = await boughtBehind();
        await restored(order, before);
        const command = `supplier ${word}`;
        expect(await action(command, { order: order.code, ...given })).toHaveProperty('text');
        expect(await order.now()).toMatchObject(ending);
        expect(await order.balance()).toBe(left);
        expect(await action(command, { order: order.code, ...given })).toHaveProperty('refused');
        expect(await waits(order)).toBeNull();
      }
    });

    test.each([
      ['sent to two places', 'supplier send', 'supplier send'],
      ['sent to one and ended', 'supplier send', 'supplier failed'],
      ['ended and sent to one', 'supplier failed', 'supplier send'],
    ])('and is %s at the same moment, does the one or the other', async (_what, one, other) => {
      const order = await boughtBehind();
      await restored(order);
      const said = await Promise.all([
        action(one, { order: order.code, priority: '1' }),
        action(other, { order: order.code, priority: '2' }),
      ]);
      expect(said.filter((reply) => 'refused' in reply)).toHaveLength(1);
      const seen = await order.ended();
      const done = 'refused' in said[0] ? other : one;
      expect(seen.status).toBe(done === 'supplier send' ? 2 : 4);
      expect(await order.attempts()).toHaveLength(done === 'supplier send' ? 1 : 0);
    });

    test('ends by a callback of success, and stays on hold after one of failure', async () => {
      const order = await boughtBehind();
      await restored(order, 'answer');
      const [, behind] = await order.attempts();
      const say = (rc: string) =>
        digiflazz.callBack(server.url, String(behind?.reference), { rc, sn: 'SN-DARI-SANA' });
      expect(await say('02')).toBe(200);
      expect(await waits(order)).not.toBeNull();
      expect(await say('00')).toBe(200);
      expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-DARI-SANA' });
      expect(await order.balance()).toBe(BALANCE - PRICE);
    });

    test('waits if no server listens, and does not fail over', async () => {
      await route({ code: 'ml-a' }, { code: 'ML', supplier: 'sandbox' });
      const order = await buy('lost');
      await order.rests(1);
      await restored(order);
      const { back } = await digiflazz.away();
      try {
        await action('supplier send', { order: order.code, priority: '1' });
        await order.rests(1);
        expect(await order.attempts()).toMatchObject([{ code: 'ml-a', state: 1 }]);
      } finally {
        await back();
        await server.services.supply.standing.poll();
      }
      await order.later();
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(digiflazz.delivered(order.customer)).toHaveLength(1);
    });

    test('holds no later order: a new one that is refused is paid back', async () => {
      const old = await buy({ rc: '03' });
      await old.rests(1);
      await restored(old);
      const order = await buy({ rc: '68' });
      expect(await order.ended()).toMatchObject({ status: 4, refunded: 1 });
    });
  });

  test('is never asked about twice within a minute, however often its job comes', async () => {
    const order = await buy({ rc: '03' });
    await order.rests(1);
    await order.due();
    await until('the job rests again', async () => {
      const rows = await sql(
        `select 1 from jobs where ref_id = $1::uuid and run_at > now() + interval '20 seconds'`,
        [order.id],
      );
      return rows.length > 0;
    });
    expect(digiflazz.callsFor(order.customer)).toHaveLength(1);
  });

  test('is asked about no more after 90 days, because that would buy again', async () => {
    const order = await buy({ rc: '03' });
    await order.rests(1);
    await sql(
      `update supplier_attempts set created_at = created_at - interval '90 days' where transaction_id = $1::uuid`,
      [order.id],
    );
    await order.later();
    await until('its turn came', async () => (await order.attempts())[0]?.calls === 2);
    await until('it rests', async () => {
      const rows = await sql(
        `select 1 from jobs where ref_id = $1::uuid and locked_until is null and run_at > now()`,
        [order.id],
      );
      return rows.length > 0;
    });
    expect(digiflazz.callsFor(order.customer)).toHaveLength(1);
    expect((await order.now()).status).toBe(1);
  });

  test.each(['41', '44', '45', '84', '85'])(
    'refused at its second call (%s) waits: the first may have been heard',
    async (rc) => {
      const order = await buy('lost', { rc });
      await order.rests(1);
      await order.later();
      await order.rests(2);
      expect((await order.now()).status).toBe(1);
      await order.later();
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(digiflazz.delivered(order.customer)).toHaveLength(1);
    },
  );

  describe('a callback', () => {
    const referenceOf = async (order: Awaited<ReturnType<typeof buy>>) =>
      String((await order.attempts())[0]?.reference);

    test('ends a pending order at once, and counts once however often it comes', async () => {
      const order = await buy({ rc: '03' });
      await order.rests(1);
      const reference = await referenceOf(order);
      const say = () => digiflazz.callBack(server.url, reference, { rc: '02' });
      expect(await Promise.all([say(), say(), say()])).toEqual([200, 200, 200]);
      expect(await order.ended()).toMatchObject({ status: 4, refunded: 1 });
      expect(await say()).toBe(200);
      expect(await order.balance()).toBe(BALANCE);
      expect(await noticesOf(order.code)).toEqual([]);
    });

    test('that contradicts the first result moves nothing, and the operator is notified', async () => {
      const [good, bad] = [await buy({ rc: '03' }), await buy({ rc: '03' })];
      for (const order of [good, bad]) await order.rests(1);
      await digiflazz.callBack(server.url, await referenceOf(good), { rc: '00', sn: 'SN-1' });
      await digiflazz.callBack(server.url, await referenceOf(good), { rc: '74' });
      await digiflazz.callBack(server.url, await referenceOf(bad), { rc: '02' });
      await digiflazz.callBack(server.url, await referenceOf(bad), { rc: '00', sn: 'SN-2' });
      expect(await good.now()).toMatchObject({ status: 2, sn: 'SN-1' });
      expect(await bad.now()).toMatchObject({ status: 4, sn: null });
      expect([await good.balance(), await bad.balance()]).toEqual([BALANCE - PRICE, BALANCE]);
      for (const order of [good, bad]) expect(await noticesOf(order.code)).toEqual(['supplier_contradicts']);
    });

    test('with another signature is refused, and changes nothing', async () => {
      const order = await buy({ rc: '03' });
      await order.rests(1);
      const reference = await referenceOf(order);
      expect(await digiflazz.callBack(server.url, reference, { rc: '02' }, 'tebakan')).toBe(401);
      expect((await order.now()).status).toBe(1);
      expect(await noticesOf('digiflazz')).toContain('supplier_signature');
    });

    test('of a refusal that makes no transaction leaves the order waiting', async () => {
      const order = await buy({ rc: '03' });
      await order.rests(1);
      expect(await digiflazz.callBack(server.url, await referenceOf(order), { rc: '44' })).toBe(200);
      expect((await order.now()).status).toBe(1);
    });

    test('of an order that is none of ours is reported when it says that something was bought', async () => {
      expect(await digiflazz.callBack(server.url, 'orang-lain', { rc: '00', sn: 'SN-X' })).toBe(200);
      expect(await noticesOf('digiflazz')).toContain('supplier_unknown');
    });
  });

  describe('with several routes', () => {
    test('goes to the next one when the first has certainly failed, and is paid for once', async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b', max: 25_000 });
      const order = await buy({ rc: '68' });
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(await order.attempts()).toMatchObject([
        { code: 'ml-a', state: 3, reason: 'STOK_HABIS', max_price: PRICE },
        { code: 'ml-b', state: 2, max_price: 25_000 },
      ]);
      expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-b' }]);
      expect(await order.balance()).toBe(BALANCE - PRICE);
    });

    test('passes over the one whose deposit is too small, as its quote has', async () => {
      await route({ code: 'ml-a' }, { code: 'ML', supplier: 'sandbox' });
      await sql('update supplier_states set deposit = $1::bigint', [PRICE - 1]);
      try {
        const order = await buy();
        await order.ended();
        expect(await order.attempts()).toMatchObject([{ code: 'ML' }]);
        expect(digiflazz.callsFor(order.customer)).toEqual([]);
      } finally {
        await server.services.supply.standing.poll();
      }
    });

    test('that costs more than was paid is reported to the operator, once an item', async () => {
      await route({ code: 'ml-a', max: 30_000 });
      const dearer = { rc: '00', sn: 'SN', price: PRICE + 300 };
      for (const order of [await buy(dearer), await buy(dearer)]) {
        expect(await order.ended()).toMatchObject({ status: 2 });
      }
      const notices = await sql(`select ref, times from operator_notices where kind = 'supplier_loss'`, []);
      expect(notices).toEqual([{ ref: 'MOBILE-LEGENDS', times: 2 }]);
    });

    test('waits at the first one while the result is unknown', async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b' });
      const order = await buy('dropped', { rc: '03' }, { rc: '68' });
      await order.rests(1);
      await order.later();
      await order.rests(2);
      expect(digiflazz.callsFor(order.customer).map(({ buyer_sku_code }) => buyer_sku_code)).toEqual([
        'ml-a',
        'ml-a',
      ]);
    });

    test('stays at one that may not fall over, and with a number that is wrong everywhere', async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b', over: false }, { code: 'ml-c' });
      const [stays, wrong] = [await buy({ rc: '68' }, { rc: '55' }), await buy({ rc: '54' })];
      expect(await stays.ended()).toMatchObject({ status: 4, status_reason_code: 'GANGGUAN' });
      expect(await wrong.ended()).toMatchObject({ status: 4, status_reason_code: 'NOMOR_SALAH' });
      expect([(await stays.attempts()).length, (await wrong.attempts()).length]).toEqual([2, 1]);
      expect([await stays.balance(), await wrong.balance()]).toEqual([BALANCE, BALANCE]);
    });

    test('goes on after a callback that says that it failed', async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b' });
      const order = await buy({ rc: '03' });
      await order.rests(1);
      await digiflazz.callBack(server.url, String((await order.attempts())[0]?.reference), { rc: '55' });
      expect(await order.ended()).toMatchObject({ status: 2 });
      expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-b' }]);
    });

    test('may end at the sandbox, which keeps its attempts there too', async () => {
      await route({ code: 'ml-a' }, { code: 'ML', supplier: 'sandbox' });
      const order = await buy({ rc: '68' });
      await until('the sandbox has it', async () => (await order.attempts()).length === 2);
      await order.due();
      expect(await order.ended()).toMatchObject({ status: 2 });
    });
  });

  describe('whose call finds no server', () => {
    const whileAway = async <T>(work: () => Promise<T>): Promise<T> => {
      const { back } = await digiflazz.away();
      try {
        return await work();
      } finally {
        await back();
        await server.services.supply.standing.poll();
      }
    };

    test("was certainly not sent: it goes to the next supplier's route at once", async () => {
      await route({ code: 'ml-a' }, { code: 'ml-b' }, { code: 'ML', supplier: 'sandbox' });
      await whileAway(async () => {
        const order = await buy();
        await until('the sandbox has it', async () => (await order.attempts()).length === 2);
        expect(await order.attempts()).toMatchObject([{ code: 'ml-a', state: 3, calls: 0 }, { code: 'ML' }]);
        expect(await order.ended()).toMatchObject({ status: 2 });
        expect(await order.balance()).toBe(BALANCE - PRICE);
      });
    });

    test('waits for the only one there is, whose refusal is as certain then as of a first call', async () => {
      const order = await whileAway(async () => {
        const waits = await buy({ rc: '44' });
        await waits.rests(0);
        expect(await waits.balance()).toBe(BALANCE - PRICE);
        return waits;
      });
      await order.due();
      expect(await order.ended()).toMatchObject({ status: 4, refunded: 1 });
      expect(await order.attempts()).toMatchObject([{ state: 3, calls: 1 }]);
      expect(await order.balance()).toBe(BALANCE);
    });
  });

  test('that waits long is reported to the operator once, whichever of its calls a crash has swallowed', async () => {
    const order = await buy({ rc: '03' });
    await order.rests(1);
    await sql('update supplier_attempts set calls = 8 where transaction_id = $1::uuid', [order.id]);
    for (const calls of [9, 10]) {
      await order.later();
      await order.rests(calls);
      expect(await noticesOf(order.code)).toEqual(['supplier_waiting']);
      await sql('update operator_notices set seen_at = now() where ref = $1 and seen_at is null', [
        order.code,
      ]);
    }
  });

  describe('that the supplier refuses altogether', () => {
    test.each([
      ['44', 'supplier_deposit'],
      ['45', 'supplier_address'],
      ['41', 'supplier_key'],
    ])(
      '(%s) is paid back, closes it for new orders, and the operator is notified until it is mended',
      async (rc, notice) => {
        const order = await buy({ rc });
        expect(await order.ended()).toMatchObject({ status: 4, refunded: 1 });
        expect(await order.balance()).toBe(BALANCE);
        expect(await noticesOf('digiflazz')).toContain(notice);
        const trouble = () => server.services.supply.standings().then(([one]) => one?.trouble);
        expect(await trouble()).not.toBeNull();
        const { body } = await server.guest.get('/metrics');
        expect(body).toMatch(/^lumbung_suppliers_closed 1$/m);
        await server.services.supply.standing.poll();
        expect(await trouble()).toBeNull();
      },
    );
  });

  test('nothing was lost, and the ledger is right', async () => {
    expect(await firstError(server.database)).toBeNull();
    const [twice] = await sql(
      `select count(*)::int as count from supplier_attempts where state = 2
       group by transaction_id having count(*) > 1`,
      [],
    );
    expect(twice).toBeUndefined();
  });
});
