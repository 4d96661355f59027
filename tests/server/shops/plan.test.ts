import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Actor } from '../../../src/platform/http/actor';
import { firstError } from '../../../src/platform/ledger/verify-store';
import type { SubscriptionPlan } from '../../../src/topics/shops/contract/plan';
import type { Client } from '../../support/client';
import { openLive } from '../../support/live-socket';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';
import { emailOf, openShop, PASSWORD, type Shop, topUp } from '../../support/shop';
import { until } from '../../support/until';

const PRICE = 150_000;
const DAY = 86_400_000;

describe('the plan of a panel', () => {
  let server: TestServer;
  let shop: Shop;

  beforeAll(async () => {
    server = await startTestServer({ seed: 'none' });
    shop = await openShop(server.database);
  });
  afterAll(() => server.close());

  /** A partner whose panel ends in `endsIn`; negative if it has ended. */
  const openPanel = async (balance: number, endsIn: number, { autoRenew = true } = {}) => {
    const actor = await shop.openPartner(balance);
    const [row] = await query(
      server.database,
      `update partners set panel_status = 2, panel_started_at = now(), panel_auto_renew = $3,
         panel_expired_date = now() + $2::float8 * interval '1 millisecond' where id = $1::uuid
       returning panel_expired_date`,
      [actor.partnerId, endsIn, autoRenew],
    );
    const client = await server.signIn(emailOf(actor), PASSWORD);
    return { actor, client, due: String(row?.panel_expired_date) };
  };
  const planOf = async (client: Client): Promise<SubscriptionPlan> =>
    (await client.get('/v1/crm/panel/subscription-plan')).body.data;
  const charges = async (client: Client) => (await client.get('/v1/crm/panel/charges')).body.data;
  const balanceOf = async ({ partnerId }: Actor) => (await shop.ledger.balanceOf(partnerId, 'main')).balance;
  const charged = (client: Client, result: 1 | 2) =>
    until(`a charge with result ${result}`, async () => {
      const plan = await planOf(client);
      return plan.last_charge?.result === result && plan;
    });
  const news = async (client: Client): Promise<string[]> =>
    (await client.get('/v1/crm/notifications')).body.data.map(({ title }: { title: string }) => title);

  it('costs what the environment says, and nothing is charged before the date', async () => {
    const { client, actor } = await openPanel(400_000, 25 * DAY);
    await server.services.plan.renewDue(server.app.log);
    await server.services.plan.warnSoon(server.app.log);
    expect(await planOf(client)).toMatchObject({
      price: PRICE,
      period_days: 30,
      last_charge: null,
      auto_renew: true,
    });
    expect(await balanceOf(actor)).toBe(400_000);
    expect(await charges(client)).toEqual([]);
    expect(await news(client)).toEqual([]);
  });

  it('is renewed at its date from the balance, once, from the old date on, in the ledger', async () => {
    const { client, actor, due } = await openPanel(400_000, 0);
    const plan = await charged(client, 1);
    await Promise.all(Array.from({ length: 5 }, () => server.services.plan.renewDue(server.app.log)));
    expect(Date.parse(plan.expired_date ?? '') - Date.parse(due)).toBe(30 * DAY);
    expect(plan.next_charge_at).toBe(plan.expired_date);
    expect(plan.last_charge?.amount).toBe(PRICE);
    expect(await balanceOf(actor)).toBe(250_000);
    const [charge, ...others] = await charges(client);
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ result: 1, amount: PRICE, due_at: due, period_start: due });
    const [entry] = (await client.get('/v1/crm/balance-history/all?type=6')).body.data;
    expect(entry).toMatchObject({
      type: 6,
      direction: 'out',
      amount: PRICE,
      ref_code: charge.code,
      description: 'Perpanjangan panel 30 hari',
      actor: 'Sistem',
    });
    expect(await news(client)).toEqual(['Panel diperpanjang']);
    const activities = (await client.get('/v1/crm/activity-log')).body.data;
    expect(activities).toContainEqual(
      expect.objectContaining({ label: 'Panel diperpanjang', object: charge.code }),
    );
    expect(await firstError(server.database)).toBeNull();
  });

  it('lapses for want of balance: locked, notified once, and the next sufficient credit renews from then on, live', async () => {
    const { client, actor } = await openPanel(PRICE - 1, DAY);
    const live = await openLive(client, 'mitra');
    onTestFinished(() => live.ws.terminate());
    await query(server.database, 'update partners set panel_expired_date = now() where id = $1::uuid', [
      actor.partnerId,
    ]);
    const short = await charged(client, 2);
    const due = short.expired_date ?? '';
    // One for the changed date, one for the end.
    await until('the lock', () => live.frames.filter(({ type }) => type === 'facts').length >= 2);
    expect(short.next_charge_at).toBeNull();
    expect(await balanceOf(actor)).toBe(PRICE - 1);
    for (const path of ['member', 'tier', 'banner', 'profile']) {
      expect((await client.get(`/v1/vendor-panel/${path}`)).body.code).toBe('PANEL_EXPIRED');
    }
    expect((await client.post('/v1/vendor-panel/tier', {})).body.code).toBe('PANEL_EXPIRED');
    await server.services.plan.renewDue(server.app.log);
    expect(await news(client)).toEqual(['Masa aktif panel berakhir']);

    const before = live.frames.length;
    await topUp(shop.ledger, actor.partnerId, 1);
    const renewed = await charged(client, 1);
    await until('the unlock', () => live.frames.slice(before).some(({ type }) => type === 'facts'));
    expect(Date.parse(renewed.expired_date ?? '')).toBeGreaterThan(Date.parse(due) + 30 * DAY);
    expect(await balanceOf(actor)).toBe(0);
    expect((await client.get('/v1/vendor-panel/tier')).status).toBe(200);
    expect(await charges(client)).toHaveLength(1);
    expect((await charges(client))[0]).toMatchObject({ result: 1, due_at: due });
    expect(await news(client)).toEqual(['Panel diperpanjang', 'Masa aktif panel berakhir']);
  });

  it('warns twenty times 24 hours before, once', async () => {
    const near = await openPanel(0, 20 * DAY);
    const far = await openPanel(0, 20 * DAY + 60_000);
    await Promise.all([
      server.services.plan.warnSoon(server.app.log),
      server.services.plan.warnSoon(server.app.log),
    ]);
    await server.services.plan.warnSoon(server.app.log);
    expect(await news(near.client)).toEqual([expect.stringMatching(/^Panel berakhir \d\d \w{3} \d{4}$/)]);
    expect(await news(far.client)).toEqual([]);
  });

  it('is not renewed by itself once that is switched off, and pays when it is switched on again', async () => {
    const { client, actor } = await openPanel(400_000, 0, { autoRenew: false });
    await until('the end is told', async () => (await news(client)).includes('Masa aktif panel berakhir'));
    await server.services.plan.renewDue(server.app.log);
    expect(await charges(client)).toEqual([]);
    expect(await balanceOf(actor)).toBe(400_000);
    const { body } = await client.put('/v1/crm/panel/auto-renew', { auto_renew: true });
    expect(body.data).toMatchObject({ auto_renew: true });
    await charged(client, 1);
    expect(await balanceOf(actor)).toBe(250_000);
    expect(await charges(client)).toHaveLength(1);
  });

  it('has nothing to switch without an active panel', async () => {
    const client = await server.signIn(emailOf(await shop.openPartner(0)), PASSWORD);
    expect((await client.put('/v1/crm/panel/auto-renew', { auto_renew: false })).body.code).toBe(
      'PANEL_NOT_ACTIVE',
    );
  });

  it('is not charged to a tier that has no panel', async () => {
    const { client, actor } = await openPanel(400_000, 60_000);
    const tier = v7();
    await query(
      server.database,
      `insert into tiers (id, name, level, min_topup_30d, requires_kyc, has_panel, price_discount_bps)
       values ($1::uuid, $2, 1, 0, false, false, 0)`,
      [tier, `Bronze ${tier}`],
    );
    await query(
      server.database,
      `update partners set tier_id = $2::uuid, panel_expired_date = now() where id = $1::uuid`,
      [actor.partnerId, tier],
    );
    await server.services.plan.renewDue(server.app.log);
    expect(await balanceOf(actor)).toBe(400_000);
    expect(await charges(client)).toEqual([]);
  });

  it('is checked by those who verify the ledger', async () => {
    const { client, actor } = await openPanel(400_000, 0);
    await charged(client, 1);
    const say = (amount: number) =>
      query(server.database, 'update plan_charges set amount = $2::bigint where partner_id = $1::uuid', [
        actor.partnerId,
        amount,
      ]);
    await say(PRICE + 1);
    expect((await firstError(server.database))?.rule).toMatch(/^a renewal of a panel/);
    await say(PRICE);
    expect(await firstError(server.database)).toBeNull();
  });

  it('is never charged twice for one date, though somebody turns the date back', async () => {
    const { client, actor } = await openPanel(600_000, 0);
    await charged(client, 1);
    await query(
      server.database,
      `update partners set panel_expired_date = (select due_at from plan_charges where partner_id = $1::uuid)
       where id = $1::uuid`,
      [actor.partnerId],
    );
    for (let nth = 0; nth < 3; nth += 1) await server.services.plan.renewDue(server.app.log);
    expect(await balanceOf(actor)).toBe(450_000);
    expect(await charges(client)).toHaveLength(1);
  });
});
