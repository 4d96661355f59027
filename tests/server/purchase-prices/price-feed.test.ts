import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandboxSupplier } from '../../../src/platform/adapters/supplier/sandbox';
import { movedBetween } from '../../../src/platform/adapters/supplier/sandbox-prices';
import type { FeedItem, Supplier } from '../../../src/platform/adapters/supplier/supplier';
import { createPriceFeedService } from '../../../src/topics/purchase-prices/server/price-feed/service';
import { query } from '../../support/query';
import { startTestServer, type TestServer } from '../../support/server';

const HOUR = 3_600_000;
const JOB = { id: '01a00000-0000-7000-8000-000000000001', kind: 'price-feed', ref_id: '', attempts: 1 };
const log = { error: () => undefined };

describe('price messages of the supplier', () => {
  let server: TestServer;
  let nth = 0;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** A separate item per test. */
  const item = async () => {
    nth += 1;
    const [row] = (await query(
      server.database,
      'select id, sku, base_price from variations where status = 1 and price_before is null order by sku offset $1 limit 1',
      [nth],
    )) as unknown as { id: string; sku: string; base_price: number }[];
    if (!row) throw new Error('the catalogue is too small');
    return row;
  };
  const feedItem = (sku: string, price: number, since: number): FeedItem => ({
    ...{ sku, price, since },
    state: 'available',
    reason: 'supplier',
  });
  const now = async (sku: string) => {
    const [row] = await query(server.database, 'select base_price, status from variations where sku = $1', [
      sku,
    ]);
    return row;
  };
  const since = (from: number) =>
    query(
      server.database,
      'select old_price, new_price from price_changes where created_at > to_timestamp($1 / 1000.0) order by effective_at',
      [from],
    );
  const changesOf = (sku: string, from: number) =>
    query(
      server.database,
      `select c.old_price, c.new_price from price_changes c join variations v on v.id = c.variation_id
       where v.sku = $1 and c.effective_at >= to_timestamp($2 / 1000.0) order by c.effective_at`,
      [sku, from],
    );

  test('a price is written with its row in the history and the job behind it', async () => {
    const { sku, base_price } = await item();
    const at = Date.now();
    await server.services.priceFeed.apply(feedItem(sku, base_price + 500, at));
    expect(await now(sku)).toEqual({ base_price: base_price + 500, status: 1 });
    const [change] = await query(
      server.database,
      `select c.old_price, c.new_price, c.reason, j.kind from price_changes c
       join variations v on v.id = c.variation_id join jobs j on j.ref_id = c.id where v.sku = $1`,
      [sku],
    );
    expect(change).toEqual({
      old_price: base_price,
      new_price: base_price + 500,
      reason: 1,
      kind: 'price-changed',
    });
  });

  test('a repeated or outdated message, changes nothing', async () => {
    const { sku, base_price } = await item();
    const at = Date.now();
    const { priceFeed } = server.services;
    await priceFeed.apply(feedItem(sku, base_price + 300, at));
    expect(await priceFeed.apply(feedItem(sku, base_price + 300, at))).toBeNull();
    expect(await priceFeed.apply(feedItem(sku, base_price + 900, at - 1))).toBeNull();
    expect(await now(sku)).toMatchObject({ base_price: base_price + 300 });
    expect(await changesOf(sku, at - 1)).toEqual([{ old_price: base_price, new_price: base_price + 300 }]);
  });

  test('one that costs as much as before stays out of the history, and out-dates what comes late', async () => {
    const { sku, base_price } = await item();
    const at = Date.now();
    const { priceFeed } = server.services;
    await priceFeed.apply(feedItem(sku, base_price, at));
    await priceFeed.apply(feedItem(sku, base_price + 700, at - 5));
    expect(await now(sku)).toMatchObject({ base_price });
    expect(await changesOf(sku, at - 10)).toEqual([]);
  });

  test('sent by eight at once, each change is made once and the chain of prices has no gap', async () => {
    const { sku, base_price } = await item();
    const at = Date.now() - 500;
    const feed = [1, 2, 3, 4].map((step) => feedItem(sku, base_price + step * 100, at + step));
    await Promise.all(
      Array.from({ length: 8 }, async (_, reader) => {
        const inItsOrder = reader % 2 === 0 ? feed : feed.toReversed();
        for (const one of inItsOrder) await server.services.priceFeed.apply(one);
      }),
    );
    expect(await now(sku)).toMatchObject({ base_price: base_price + 400 });
    const changes = await changesOf(sku, at);
    expect(changes.at(-1)?.new_price).toBe(base_price + 400);
    expect(changes[0]?.old_price).toBe(base_price);
    for (const [index, change] of changes.slice(1).entries()) {
      expect(change.old_price).toBe(changes[index]?.new_price);
    }
  });

  test('a feed is read on from what is known, late and out of order', async () => {
    const [one, other] = [await item(), await item()];
    const at = Date.now() - 500;
    const feed = [
      feedItem(other.sku, other.base_price + 200, at + 20),
      feedItem(one.sku, one.base_price + 100, at + 10),
      feedItem('NO-SUCH-ITEM', 1_000, at + 15),
    ];
    const supplier: Supplier = {
      ...createSandboxSupplier(),
      changesAfter: async (moment) => feed.filter((item) => item.since > moment),
    };
    const { read } = createPriceFeedService({ database: server.database, supplier });
    const before = Date.now();
    await read(JOB, log);
    feed.push(feedItem(one.sku, one.base_price + 150, at + 12));
    await read(JOB, log);
    await read(JOB, log);
    expect(await now(one.sku)).toMatchObject({ base_price: one.base_price + 150 });
    expect(await now(other.sku)).toMatchObject({ base_price: other.base_price + 200 });
    expect(await since(before - 1)).toHaveLength(3);
  });

  test('messages sent while no process listened is read after an operator has set another item by hand', async () => {
    const [one, other] = [await item(), await item()];
    const supplier: Supplier = {
      ...createSandboxSupplier(),
      changesAfter: async (moment) =>
        [feedItem(one.sku, one.base_price + 600, Date.now() - 2 * HOUR)].filter(
          (item) => item.since > moment,
        ),
    };
    const { read } = createPriceFeedService({ database: server.database, supplier });
    const past = (hours: number) => `now() - interval '${hours} hours'`;
    await query(server.database, `update price_feeds set read_until = ${past(3)}`);
    await query(server.database, `update variations set reported_at = ${past(4)} where sku = $1`, [one.sku]);
    await server.services.priceFeed.set(other.sku, { price: other.base_price + 50 });
    await read(JOB, log);
    expect(await now(one.sku)).toMatchObject({ base_price: one.base_price + 600 });
  });

  test('an item that was closed by hand stays closed whatever the supplier sends, until it is opened by hand', async () => {
    const { sku, base_price } = await item();
    await query(server.database, 'update variations set status = 4 where sku = $1', [sku]);
    await server.services.priceFeed.apply(feedItem(sku, base_price + 250, Date.now()));
    expect(await now(sku)).toEqual({ base_price: base_price + 250, status: 4 });
    await server.services.priceFeed.set(sku, { price: base_price });
    expect(await now(sku)).toEqual({ base_price, status: 4 });
    await server.services.priceFeed.set(sku, { state: 'available' });
    expect(await now(sku)).toEqual({ base_price, status: 1 });
  });

  test('a price that is none is passed over, and those behind it are read', async () => {
    const [one, other] = [await item(), await item()];
    const at = Date.now() - 500;
    const supplier: Supplier = {
      ...createSandboxSupplier(),
      changesAfter: async () => [
        feedItem(one.sku, 0, at + 1),
        feedItem(other.sku, other.base_price + 75, at + 2),
      ],
    };
    const complaints: unknown[] = [];
    const { read } = createPriceFeedService({ database: server.database, supplier });
    await read(JOB, { error: (facts: unknown) => void complaints.push(facts) });
    expect(await now(one.sku)).toMatchObject({ base_price: one.base_price });
    expect(await now(other.sku)).toMatchObject({ base_price: other.base_price + 75 });
    expect(complaints).toEqual([{ sku: one.sku, price: 0 }]);
  });

  /** Records live frames; `tellAll` waits for all of them. */
  const hearing = async () => {
    let heard: { channel: string; partner_id: string | null; frame: { type: string; resource?: string } }[] =
      [];
    const hear = (payload: string) => void heard.push(JSON.parse(payload));
    const unlisten = await server.database.listen('live', hear, () => undefined);
    const collectAll = async () => {
      nth += 1;
      const mark = `mark-${nth}`;
      await query(server.database, 'select notify_resource(null, $1)', [mark]);
      await expect.poll(() => heard.some(({ frame }) => frame.resource === mark)).toBe(true);
      const frames = heard.filter(({ frame }) => frame.resource !== mark);
      heard = [];
      return frames;
    };
    // Earlier frames may arrive late.
    await collectAll();
    return { collectAll, unlisten };
  };

  test('everybody who sees the catalogue is notified of it, and no one else', async () => {
    const { sku, base_price } = await item();
    const { collectAll, unlisten } = await hearing();
    await server.services.priceFeed.apply({ ...feedItem(sku, base_price, Date.now()), state: 'disturbed' });
    const heard = await collectAll();
    await unlisten();
    expect(heard).toContainEqual(
      expect.objectContaining({
        ...{ channel: 'mitra', partner_id: null },
        frame: expect.objectContaining({ type: 'product.status_changed' }),
      }),
    );
    expect(heard.map(({ frame }) => frame.type)).not.toContain('product.price_changed');
  });

  test('a bill whose fee or commission alone has changed is sent as a price is, and one that has not is not', async () => {
    const [bill] = (await query(
      server.database,
      `select id, sku, brand_id, admin_fee::int as fee, commission::int as commission,
         (extract(epoch from reported_at) * 1000)::float8 as reported_at
       from variations where base_price is null and status = 1 order by sku limit 1`,
    )) as {
      id: string;
      sku: string;
      brand_id: string;
      fee: number;
      commission: number;
      reported_at: number;
    }[];
    if (!bill) throw new Error('there is no bill');
    const { collectAll, unlisten } = await hearing();
    // Two calls within a millisecond would count as one.
    let at = bill.reported_at;
    const framesOf = async (admin_fee: number, commission: number) => {
      const facts = { price: null, state: 'available', bill: { admin_fee, commission } } as const;
      at += 1;
      expect(await server.services.priceFeed.follow(bill.sku, facts, at)).not.toBeNull();
      return (await collectAll()).map(({ frame }) => frame);
    };
    const moved = [
      { type: 'product.price_changed', brand_id: bill.brand_id, variation_id: bill.id },
      { type: 'resource', resource: 'price-list' },
    ];
    expect(await framesOf(bill.fee + 250, bill.commission)).toEqual(moved);
    expect(await framesOf(bill.fee + 250, bill.commission - 100)).toEqual(moved);
    expect(await framesOf(bill.fee + 250, bill.commission - 100)).toEqual([]);
    await unlisten();
  });
});

describe('the market of the sandbox', () => {
  const items = Array.from({ length: 20 }, (_, nth) => ({
    ...{ sku: `SKU-${nth}`, price: 10_000 + nth * 500 },
    state: 'available' as const,
  }));
  const day = { after: 1_800_000_000_000 - 12 * HOUR, until: 1_800_000_000_000, every: HOUR / 4 };

  test('returns the same to everyone', () => {
    expect(movedBetween(items, day)).toEqual(movedBetween(items, day));
    const [first] = movedBetween(items, day);
    expect(movedBetween(items, { ...day, after: day.after + HOUR })).not.toContainEqual(first);
  });

  test('moves a price each quarter of an hour, on multiples of 25, and mends what it broke', () => {
    const changes = movedBetween(items, day);
    expect(changes.length).toBeGreaterThan(48);
    for (const { price } of changes) expect(price % 25).toBe(0);
    expect(new Set(changes.map(({ state }) => state))).toEqual(new Set(['available', 'disturbed']));
    const broken = changes.filter(({ state }) => state === 'disturbed').map(({ sku }) => sku);
    const last = new Map(changes.map(({ sku, state }) => [sku, state]));
    expect(broken.filter((sku) => last.get(sku) === 'disturbed').length).toBeLessThanOrEqual(2);
  });

  test('stops on request', () => {
    expect(movedBetween(items, { ...day, every: 0 })).toEqual([]);
  });
});
