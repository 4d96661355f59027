import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { perform } from '../../../src/server/operator/perform';
import { openBills } from '../../support/bills';
import type { DigiflazzStandIn } from '../../support/digiflazz';
import { query } from '../../support/query';
import type { TestServer } from '../../support/server';
import type { Shop } from '../../support/shop';
import { openSuppliedShop, type SuppliedShop } from '../../support/supplied-shop';

const log = { error: () => undefined };
const job = { id: '', kind: '', ref_id: '', attempts: 1 };

/** Jakarta time in `hours`. */
const clockIn = (hours: number): string =>
  new Date(Date.now() + (7 + hours) * 3_600_000).toISOString().slice(11, 16);

/** An entry in the documented list format. */
const product = (code: string, name: string, price: number, over: object = {}) => ({
  ...{ product_name: name, category: 'Games', brand: 'MOBILE LEGENDS', type: 'Umum', seller_name: 'PT Uji' },
  ...{ price, buyer_sku_code: code, buyer_product_status: true, seller_product_status: true },
  ...{ unlimited_stock: true, stock: 0, multi: true, start_cut_off: '0:0', end_cut_off: '0:0', desc: '-' },
  ...over,
});
const bill = (code: string, brand: string, name: string, admin: number, commission: number) => ({
  ...{ product_name: name, category: 'Pascabayar', brand, seller_name: 'PT Uji' },
  ...{ admin, commission, buyer_sku_code: code, desc: '-' },
  ...{ buyer_product_status: true, seller_product_status: true },
});

describe("a supplier's list", () => {
  let digiflazz: DigiflazzStandIn;
  let server: TestServer;
  let close: SuppliedShop['close'];
  let shop: Shop;

  beforeAll(async () => {
    ({ digiflazz, server, shop, close } = await openSuppliedShop());
    await openBills(server.database, shop);
    digiflazz.lists('prepaid', [
      product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_450),
      product('ml12', 'MOBILE LEGENDS 12 Diamond', 3_300, { unlimited_stock: false }),
      product('ml19', 'MOBILE LEGENDS 19 Diamond', 5_200, { seller_product_status: false }),
      product('ml28', 'MOBILE LEGENDS 28 Diamond', 7_700, { start_cut_off: '23:45', end_cut_off: '0:15' }),
      product('ff5', 'FREE FIRE 5 Diamond', 900, { brand: 'FREE FIRE' }),
      product('ffv5', 'FREE FIRE 5 Diamond', 950, { brand: 'FREE FIRE', category: 'Voucher' }),
      { buyer_sku_code: 'rusak' },
    ]);
    digiflazz.lists('pasca', [bill('pdamuji', 'PDAM', 'PDAM Kota Uji', 2_750, 2_200)]);
    await readBoth();
  });
  afterAll(() => close?.());

  const poll = () => server.services.supplierCatalogue.feed.poll(job, log);
  /** Each poll reads one list; makes both due. */
  const readBoth = async () => {
    await query(server.database, `delete from price_feeds where name like 'digiflazz %'`);
    await poll();
    await poll();
  };
  const action = (command: string, given: Record<string, string> = {}) =>
    perform(server.services, { step: 'do', command, given: { supplier: 'digiflazz', ...given } });
  const done = async (command: string, given: Record<string, string> = {}) => {
    const reply = await action(command, given);
    if (!('done' in reply)) throw new Error(JSON.stringify(reply));
    return reply.done;
  };
  const planned = async () => {
    const { text = '', table } = await done('supplier plan');
    return { name: /Plan ([0-9a-f]{8})/.exec(text)?.[1] ?? '', rows: table?.rows ?? [] };
  };
  const itemNow = async (sku: string) => {
    const [row] = await query(
      server.database,
      'select base_price::int as price, status::int as status, max_qty::int as most from variations where sku = $1',
      [sku],
    );
    return row;
  };
  const key = async () => {
    const [row] = await query(server.database, 'select key from brands where id = $1::uuid', [
      shop.game.brand,
    ]);
    return String(row?.key);
  };
  /** Lists again with changed entries. */
  const relist = async (...changed: ReturnType<typeof product>[]) => {
    const codes = new Set(changed.map(({ buyer_sku_code }) => buyer_sku_code));
    const before = [
      product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_450),
      product('ml12', 'MOBILE LEGENDS 12 Diamond', 3_300, { unlimited_stock: false }),
      product('ml19', 'MOBILE LEGENDS 19 Diamond', 5_200, { seller_product_status: false }),
      product('ff5', 'FREE FIRE 5 Diamond', 900, { brand: 'FREE FIRE' }),
    ];
    digiflazz.lists('prepaid', [
      ...before.filter(({ buyer_sku_code }) => !codes.has(buyer_sku_code)),
      ...changed,
    ]);
    await readBoth();
  };

  it('is read by kind, and what is not understood in it is left out', async () => {
    const { table } = await done('supplier brands');
    expect(table?.rows).toMatchObject([
      { brand: 'FREE FIRE', items: 1, available: 1, goes: null },
      { brand: 'MOBILE LEGENDS', items: 4, available: 2, goes: null },
      { brand: 'PDAM', items: 1, available: 1, goes: null },
      { category: 'Voucher', brand: 'FREE FIRE', items: 1, available: 1, goes: null },
    ]);
  });

  it('goes where the operator says: into brands that there are, with margins that are some', async () => {
    const wish = { brand: 'MOBILE LEGENDS', key: await key(), margin: '3', group: 'Diamond' };
    const slips: Record<string, string>[] = [
      { key: 'tidak-ada' },
      { brand: 'TIDAK ADA' },
      { margin: '-1' },
      { supplier: 'irs' },
    ];
    for (const wrong of slips) {
      expect(await action('supplier map', { ...wish, ...wrong })).toHaveProperty('refused');
    }
    expect(await done('supplier plan')).toEqual({ text: expect.stringContaining('Nothing is mapped') });
    await done('supplier map', wish);
    expect((await done('supplier brands')).table?.rows.at(-1)).toMatchObject({
      goes: `${await key()}, Diamond`,
      margin: '3 %',
    });
  });

  it('is asked for the category where a brand stands in several', async () => {
    const wish = { brand: 'FREE FIRE', key: await key() };
    const which = { refused: expect.stringContaining('--category: Games, Voucher') };
    expect(await action('supplier map', wish)).toEqual(which);
    expect(await action('supplier map', { ...wish, category: 'Pulsa' })).toHaveProperty('refused');
    await done('supplier map', { ...wish, category: 'Games' });
    expect((await planned()).rows).toContainEqual(expect.objectContaining({ code: 'ff5' }));
    expect((await planned()).rows).not.toContainEqual(expect.objectContaining({ code: 'ffv5' }));

    await done('supplier map', { ...wish, category: 'Voucher' });
    expect(await action('supplier unmap', { brand: 'FREE FIRE' })).toEqual(which);
    await done('supplier unmap', { brand: 'FREE FIRE', category: 'Voucher' });
    await done('supplier unmap', { brand: 'FREE FIRE' });
    expect(await action('supplier unmap', { brand: 'FREE FIRE' })).toHaveProperty('refused');
  });

  it('is taken in as it was seen in the plan: all of it, once', async () => {
    const { name, rows } = await planned();
    expect(rows).toMatchObject([
      { code: 'ml5', action: 'new item', sku: 'ML5', name: '5 Diamond', price: rupiah(1_500) },
      { code: 'ml12', action: 'new item', sku: 'ML12' },
      { code: 'ml19', action: 'new item', sku: 'ML19' },
      { code: 'ml28', action: 'new item', sku: 'ML28' },
    ]);
    expect(await itemNow('ML5')).toBeUndefined();
    expect(await action('supplier import', { plan: '00000000' })).toHaveProperty('refused');
    expect(await itemNow('ML5')).toBeUndefined();

    await done('supplier import', { plan: name });
    expect(await itemNow('ML5')).toEqual({ price: 1_500, status: 1, most: 1 });
    expect(await action('supplier import', { plan: name })).toHaveProperty('refused');
    expect((await planned()).rows.every(({ action: becomes }) => becomes === 'there already')).toBe(true);
    expect((await done('supplier routes', { sku: 'ML5' })).table?.rows).toMatchObject([
      { priority: 1, supplier: 'digiflazz', code: 'ml5', margin: '3 %' },
    ]);
  });

  it('takes in what is postpaid with what the customer pays on top, and a part of the commission for the partner', async () => {
    const wish = { brand: 'PDAM', key: 'pdam', group: 'Wilayah', margin: '20' };
    await done('supplier map', { ...wish, key: await key() });
    const { text = '', table } = await done('supplier plan');
    expect(table?.rows).toContainEqual(expect.objectContaining({ code: 'pdamuji', action: 'skipped' }));
    expect(text).toContain('1 skipped');

    await done('supplier map', wish);
    await done('supplier import', { plan: (await planned()).name });
    const [row] = await query(
      server.database,
      `select name, base_price, admin_fee::int as fee, commission::int as commission from variations where sku = 'PDAMUJI'`,
    );
    expect(row).toEqual({ name: 'Kota Uji', base_price: null, fee: 2_750, commission: 1_760 });
  });

  it('says what can be had with the next refresh', async () => {
    await poll();
    expect(await itemNow('ML12')).toMatchObject({ status: 3 });
    expect(await itemNow('ML19')).toMatchObject({ status: 2 });
  });

  it('moves prices as every change does: with its row in the history, once', async () => {
    await relist(product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_600), product('ml28', 'ML 28 Diamond', 7_700));
    await poll();
    expect(await itemNow('ML5')).toMatchObject({ price: 1_650 });
    const moves = await query(
      server.database,
      `select old_price::int as old, new_price::int as new from price_changes c join variations v on v.id = c.variation_id
       where v.sku = 'ML5'`,
    );
    expect(moves).toEqual([{ old: 1_500, new: 1_650 }]);
  });

  it("follows a bill's fee and commission, so that partners get no more than we do", async () => {
    digiflazz.lists('pasca', [bill('pdamuji', 'PDAM', 'PDAM Kota Uji', 2_500, 500)]);
    await readBoth();
    const [row] = await query(
      server.database,
      `select admin_fee::int as fee, commission::int as commission from variations where sku = 'PDAMUJI'`,
    );
    expect(row).toEqual({ fee: 2_500, commission: 400 });
  });

  it.each(['ML5', 'ML28'])('lets what was set by hand stand until the list of %s changes', async (sku) => {
    const code = sku.toLowerCase();
    const hours = code === 'ml28' ? { start_cut_off: clockIn(6), end_cut_off: clockIn(7) } : {};
    await relist(product(code, 'uji', 1_650, hours));
    await done('price', { sku, amount: '9000' });
    await done('product-state', { sku, state: 'gangguan' });
    await poll();
    await readBoth();
    expect(await itemNow(sku)).toMatchObject({ price: 9_000, status: 2 });
    await relist(product(code, 'uji', 1_700, hours));
    expect(await itemNow(sku)).toMatchObject({ price: 1_775, status: 1 });
  });

  it('leaves what was closed by hand closed', async () => {
    await query(server.database, `update variations set status = 4 where sku = 'ML28'`);
    await relist(product('ml28', 'ML 28 Diamond', 7_800));
    expect(await itemNow('ML28')).toMatchObject({ status: 4, price: 8_050 });
  });

  it('takes an item from sale that is no longer on it, and brings it back', async () => {
    await relist();
    expect(await itemNow('ML5')).toMatchObject({ status: 1 });
    digiflazz.lists('prepaid', [
      product('ml12', 'MOBILE LEGENDS 12 Diamond', 3_300),
      product('ml19', 'MOBILE LEGENDS 19 Diamond', 5_200),
      product('ff5', 'FREE FIRE 5 Diamond', 900, { brand: 'FREE FIRE' }),
    ]);
    await readBoth();
    expect(await itemNow('ML5')).toMatchObject({ status: 2 });
    expect(await itemNow('ML12')).toMatchObject({ status: 1 });
    await relist();
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_500 });
  });

  it('is not believed when most of it is missing, and the operator is notified', async () => {
    digiflazz.lists('prepaid', [product('baru', 'FREE FIRE 70 Diamond', 9_000, { brand: 'FREE FIRE' })]);
    await readBoth();
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_500 });
    const rows = await query(
      server.database,
      `select ref from operator_notices where kind = 'supplier_list'`,
    );
    expect(rows).toEqual([{ ref: 'digiflazz prepaid' }]);

    await done('supplier accept');
    await poll();
    expect(await itemNow('ML5')).toMatchObject({ status: 2 });
    await relist();
    await done('supplier accept');
    await poll();
    expect(await itemNow('ML5')).toMatchObject({ status: 1 });
  });

  it('that cannot be read for an hour is reported, until it is read again', async () => {
    const notices = async () =>
      (
        await query(
          server.database,
          `select ref from operator_notices where kind = 'supplier_list' and seen_at is null and ref like '%terbaca'`,
        )
      ).map(({ ref }) => ref);
    digiflazz.lists('prepaid', { rc: '83' });
    await readBoth();
    expect(await notices()).toEqual([]);
    await query(
      server.database,
      `update price_feeds set read_until = read_until - interval '61 minutes' where name = 'list digiflazz prepaid'`,
    );
    await readBoth();
    expect(await notices()).toEqual(['digiflazz prepaid tak terbaca']);
    await relist();
    expect(await notices()).toEqual([]);
  });

  it('that has a code of the other one changes nothing of it, and the operator is notified', async () => {
    const own = bill('pdamuji', 'PDAM', 'PDAM Kota Uji', 2_500, 500);
    digiflazz.lists('pasca', [own, bill('ml5', 'PDAM', 'PDAM Kota Lima', 2_500, 500)]);
    await relist(product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_500));
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_550 });
    const rows = await query(
      server.database,
      `select text from operator_notices where ref = 'digiflazz kode ganda'`,
    );
    expect(rows).toEqual([{ text: expect.stringContaining('postpaid tidak dipakai: ml5.') }]);
    digiflazz.lists('pasca', [own]);
    await relist();
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_500 });
  });

  it('that has a code twice is read as it stands there first, and the operator is notified', async () => {
    const [first, second] = [1_525, 1_400].map((price) => product('ml5', 'MOBILE LEGENDS 5 Diamond', price));
    const same = product('ml12', 'MOBILE LEGENDS 12 Diamond', 3_300);
    if (first && second) await relist(first, second, same, same);
    expect(await itemNow('ML5')).toMatchObject({ price: 1_575 });
    const rows = await query(
      server.database,
      `select text from operator_notices where ref = 'digiflazz kode ganda prepaid'`,
    );
    expect(rows).toEqual([{ text: expect.stringContaining('yang pertama dipakai: ml5.') }]);
    await relist();
    expect(await itemNow('ML5')).toMatchObject({ price: 1_500 });
  });

  it('closes an item whose code has become that of a bill', async () => {
    const others = ['12', '19'].map((size) => product(`ml${size}`, `MOBILE LEGENDS ${size} Diamond`, 5_200));
    digiflazz.lists('prepaid', [...others, product('ff5', 'FREE FIRE 5', 900, { brand: 'FREE FIRE' })]);
    await readBoth();
    const own = bill('pdamuji', 'PDAM', 'PDAM Kota Uji', 2_500, 500);
    digiflazz.lists('pasca', [own, bill('ml5', 'PDAM', 'PDAM Kota Lima', 2_500, 500)]);
    await readBoth();
    expect(await itemNow('ML5')).toMatchObject({ status: 2 });
    digiflazz.lists('pasca', [own]);
    await readBoth();
    await relist();
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_500 });
  });

  it('is read and followed by the clock of the database, whatever that of a server says', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    try {
      await done('price', { sku: 'ML5', amount: '9000' });
      await relist(product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_700));
    } finally {
      vi.useRealTimers();
    }
    expect(await itemNow('ML5')).toMatchObject({ price: 1_775 });
    const late = `select 1 from price_feeds where read_until > now() union all
      select 1 from variations where reported_at > now()`;
    expect(await query(server.database, late)).toEqual([]);
    await relist();
  });

  it('changes nothing when it is refused because it was asked for too often', async () => {
    digiflazz.lists('prepaid', { rc: '83' });
    await readBoth();
    expect(await itemNow('ML5')).toMatchObject({ status: 1, price: 1_500 });
  });

  it('is not followed where the operator has set a route without a margin', async () => {
    await done('supplier route', { sku: 'ML5', priority: '1', code: 'ml5' });
    await done('price', { sku: 'ML5', amount: '2000' });
    await relist(product('ml5', 'MOBILE LEGENDS 5 Diamond', 1_300));
    expect(await itemNow('ML5')).toMatchObject({ price: 2_000 });
  });
});
