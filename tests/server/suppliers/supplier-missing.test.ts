import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SupplierAwayError } from '../../../src/platform/adapters/supplier/supplier';
import { loadModel } from '../../../src/server/model';
import { perform } from '../../../src/server/operator/perform';
import { createServices, type Services } from '../../../src/server/services';
import { sourceConfiguration } from '../../support/configuration';
import type { DigiflazzStandIn, Turn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import { PRICE, type Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';
import { until } from '../../support/until';

const BALANCE = 1_000_000;
const log = { error: () => undefined };

/** Two processes on one database: `whole` has Digiflazz keys, `bare` has none. */
describe('a process that was not set up for a supplier', () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let bare: Services;
  let shop: Shop;
  let customers = 6_000;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
    const none = {
      ...{ DIGIFLAZZ_USERNAME: undefined, DIGIFLAZZ_API_KEY: undefined },
      DIGIFLAZZ_WEBHOOK_SECRET: undefined,
    };
    bare = createServices({
      ...{ env: { ...server.env, ...none, SUPPLIER: 'sandbox' }, database: server.database },
      loaded: loadModel(sourceConfiguration()),
    });
    await bare.vault.ready();
  });
  afterAll(() => close?.());
  beforeEach(async () => {
    await sql('delete from supplier_routes');
    await sql('delete from operator_notices');
  });

  const sql = (text: string, values: unknown[] = []) => query(server.database, text, values);
  const whole = () => server.services;
  const route = (code: string, priority: number, { supplier = 'digiflazz', over = true } = {}) =>
    sql(
      `insert into supplier_routes (id, variation_id, supplier, code, priority, falls_over)
       values ($1::uuid, $2::uuid, $3, $4, $5::smallint, $6::boolean)`,
      [v7(), shop.game.item, supplier, code, priority, over],
    );
  const notices = async () => (await sql('select kind, ref from operator_notices')).map(({ kind }) => kind);

  async function buy(...turns: Turn[]) {
    customers += 1;
    const customer = `9900${customers}`;
    digiflazz.ends(customer, ...turns);
    const actor = await shop.openPartner(BALANCE);
    const { order } = await shop.transactions.create(actor, v7(), shop.order(String(customers)));
    const now = () => shop.transactions.one(actor, order.id);
    return {
      ...{ id: order.id, code: order.code, customer, now },
      balance: async () => (await shop.ledger.balanceOf(actor.partnerId, 'main')).balance,
      calls: () => digiflazz.callsFor(customer).length,
      attempts: () =>
        sql('select state, calls from supplier_attempts where transaction_id = $1::uuid order by nth', [
          order.id,
        ]),
      ended: () => until('the order ends', async () => (await now()).status !== 1 && now()),
      /** Its job has run and waits. */
      rests: () =>
        until('its job rests', async () => {
          const rows = await sql(
            `select 1 from jobs where ref_id = $1::uuid and kind = 'fulfil' and locked_until is null
               and done_at is null and run_at > now()`,
            [order.id],
          );
          return rows.length > 0;
        }),
      due: async () => {
        await sql(
          `update supplier_attempts set asked_at = asked_at - interval '2 minutes' where transaction_id = $1::uuid`,
          [order.id],
        );
        await sql(`update jobs set run_at = now() where ref_id = $1::uuid and kind = 'fulfil'`, [order.id]);
      },
    };
  }

  /** Runs `work` while only one process takes jobs. */
  async function alone(services: Services, work: () => Promise<unknown>) {
    const other = services === bare ? whole() : bare;
    await other.worker.stop();
    services.worker.start(log as never);
    services.worker.wake();
    await work();
    await services.worker.stop();
  }

  test('leaves an order that a supplier has to who was, and counts no call of it', async () => {
    const order = await buy({ rc: '03' }, { rc: '00', sn: 'SN-1' });
    await alone(whole(), () => order.rests());
    await order.due();
    await alone(bare, () => order.rests());
    expect(await order.now()).toMatchObject({ status: 1, sn: null });
    expect(await order.balance()).toBe(BALANCE - PRICE);
    expect(await order.attempts()).toEqual([{ state: 1, calls: 1 }]);
    expect(await notices()).toEqual(['supplier_missing']);
    await order.due();
    await alone(whole(), () => order.ended());
    expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-1' });
    expect(digiflazz.delivered(order.customer)).toHaveLength(1);
  });

  test('buys nothing elsewhere of what is bought there alone, and refuses it before any money moves', async () => {
    await route('ml-a', 1);
    const actor = await shop.openPartner(BALANCE);
    const refused = bare.transaction.create(actor, v7(), shop.order('6999')).catch((failure) => failure);
    expect(await refused).toBeInstanceOf(SupplierAwayError);
    expect((await shop.ledger.balanceOf(actor.partnerId, 'main')).balance).toBe(BALANCE);

    const order = await buy();
    await alone(bare, () => order.rests());
    expect(await order.now()).toMatchObject({ status: 1, sn: null });
    expect([order.calls(), await order.attempts()]).toEqual([0, []]);
    await order.due();
    await alone(whole(), () => order.ended());
    expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-a' }]);
  });

  test('names no account where goods come from a supplier outside: the sandbox would invent it', async () => {
    const nameIn = (services: Services) =>
      services.catalogue
        .checkUserId(shop.game.brand, shop.order('6998').form_values)
        .catch((failure: unknown) => failure);
    expect(await nameIn(bare)).toHaveProperty('nickname');
    await route('ml-a', 1);
    expect(await nameIn(bare)).toBeInstanceOf(SupplierAwayError);
    expect(await nameIn(whole())).toBeInstanceOf(SupplierAwayError);
  });

  test('goes past a route that may fall over, and never past one that may not', async () => {
    await route('ml-a', 1);
    await route('ML', 2, { supplier: 'sandbox' });
    const quote = () =>
      bare.transaction.create(actor, v7(), shop.order('1230')).then(
        () => 'bought',
        (failure: Error) => failure.constructor.name,
      );
    const actor = await shop.openPartner(BALANCE);
    expect(await quote()).toBe('bought');
    await sql('update supplier_routes set falls_over = false where priority = 1');
    expect(await quote()).toBe('SupplierAwayError');
  });

  test('goes on with an order whose first route failed only where it is set up for the next', async () => {
    await route('ml-a', 1);
    await route('ml-b', 2);
    const order = await buy({ rc: '03' }, { rc: '68' });
    await alone(whole(), () => order.rests());
    await sql(
      `update supplier_attempts set state = 3, reason = 'STOK_HABIS', ended_at = now() where transaction_id = $1::uuid`,
      [order.id],
    );
    await order.due();
    await alone(bare, () => order.rests());
    expect((await order.now()).status).toBe(1);
    expect(await order.balance()).toBe(BALANCE - PRICE);
    digiflazz.ends(order.customer);
    await order.due();
    await alone(whole(), () => order.ended());
    expect(digiflazz.delivered(order.customer)).toMatchObject([{ code: 'ml-b' }]);
  });

  describe('an order that ended while a supplier still had it', () => {
    const orphan = async () => {
      const order = await buy({ rc: '03' });
      await alone(whole(), () => order.rests());
      await sql(
        `update transactions set status = 2, finished_at = now(), sn = 'SN-ASING' where id = $1::uuid`,
        [order.id],
      );
      return order;
    };
    const action = (command: string, given: Record<string, string>) =>
      perform(whole(), { step: 'do', command, given });

    test('is handled by the operator, and stays as it is', async () => {
      const order = await orphan();
      expect(await action('supplier failed', { order: order.code })).toHaveProperty('done');
      expect(await order.attempts()).toMatchObject([{ state: 3 }]);
      expect(await order.now()).toMatchObject({ status: 2, sn: 'SN-ASING' });
      expect(await order.balance()).toBe(BALANCE - PRICE);
      expect(await action('supplier failed', { order: order.code })).toHaveProperty('refused');
    });

    test('is reported to the operator when the result arrives after all', async () => {
      const order = await orphan();
      const [attempt] = await sql('select reference from supplier_attempts where transaction_id = $1::uuid', [
        order.id,
      ]);
      await digiflazz.callBack(server.url, String(attempt?.reference), { rc: '00', sn: 'SN-ASLI' });
      expect(await order.attempts()).toMatchObject([{ state: 2 }]);
      expect((await order.now()).sn).toBe('SN-ASING');
      expect(await notices()).toEqual(['supplier_contradicts']);
    });
  });
});
