import { describe, expect, it } from 'vitest';
import { shopRecords } from '../../support/shop-records';

/** Maximum number and length of codes (domain 3.17). */
const MOST = 5_000;
const LONGEST = 200;

describe('a file of codes', () => {
  const shop = shopRecords();
  const { action, read, send, sql } = shop;

  const stocked = async () => {
    const { body } = await send('product-custom', { fulfilment: 'code' });
    const id = String(body.data.id);
    return {
      id,
      add: (codes: string[]) => action('product-custom', 'add-codes', { ids: [id], codes }),
      stock: async (): Promise<number> => (await read('product-custom', id)).stock,
    };
  };
  const fileOf = (name: string, count: number, filler: string) =>
    Array.from({ length: count }, (_unused, nth) => `${name}-${nth}-`.padEnd(LONGEST, filler));

  it.each([
    ['letters and digits', 'A'],
    ['characters of three bytes each', '語'],
    ['characters that JSON writes as two', '"'],
  ])('is taken whole at its largest, of %s', async (_name, filler) => {
    const { add, stock } = await stocked();
    const codes = fileOf(`BESAR${filler}`, MOST, filler);
    const { status, body } = await add(codes);

    expect([status, body.data?.message ?? body.code]).toEqual([200, '5.000 kode ditambahkan ke stok.']);
    expect(await stock()).toBe(MOST);
  });

  it('is refused with one code more, or one character more, in words and before any is stored', async () => {
    const { add, stock } = await stocked();
    const many = await add(fileOf('LEBIH', MOST + 1, 'Z'));
    const long = await add(['PENDEK-1', 'P'.repeat(LONGEST + 1)]);

    expect(many.body).toMatchObject({ status: 422, errors: { codes: ['Kode maksimal 5.000 baris.'] } });
    expect(long.body).toMatchObject({
      ...{ status: 422, errors: { codes: ['Kode: baris 2 lebih dari 200 karakter.'] } },
    });
    expect(await stock()).toBe(0);
  });

  it('names no code twice, nor one that the shop has in stock, whichever item sells it', async () => {
    const [one, other] = [await stocked(), await stocked()];
    const file = fileOf('KEMBAR', MOST, 'k');
    const twice = await one.add([...file.slice(0, -1), String(file[0])]);
    expect(twice.body.errors).toEqual({ codes: ['Kode: baris 5.000 sudah ada di atasnya.'] });

    // Codes that look equal count as equal.
    const twins = ['UJI-0001', 'UJI-0001\u200b', '\u202aUJI-0001\u202c', 'ＵＪＩ\u20110001'];
    const pasted = await one.add(twins);
    expect(pasted.body.errors).toEqual({ codes: ['Kode: baris 2, 3, 4 sudah ada di atasnya.'] });
    expect((await one.add(twins.slice(1, 2))).status).toBe(200);
    for (const twin of twins) {
      expect((await other.add([twin])).body.errors).toEqual({ codes: ['Baris 1 sudah ada di stok.'] });
    }

    expect((await one.add(file)).status).toBe(200);
    const fresh = fileOf('BARU', MOST - 6, 'b');
    const known = await other.add([...file.slice(0, 6), ...fresh]);
    expect(known.body.errors).toEqual({ codes: ['Baris 1, 2, 3, 4, 5 dan lainnya sudah ada di stok.'] });
    expect([await one.stock(), await other.stock()]).toEqual([MOST + 1, 0]);
    expect((await other.add(fresh)).status).toBe(200);
  });

  it('leaves no code in the database that could be read there', async () => {
    const { id, add } = await stocked();
    await add(fileOf('TERSEGEL', MOST, 'S'));
    const [stored] = await sql(
      `select count(*)::int as count, count(distinct sealed)::int as sealed, count(distinct digest)::int as digests,
         max(length(tail)) as tail
       from panel_codes where product_id = $1::uuid`,
      [id],
    );
    expect(stored).toEqual({ count: MOST, sealed: MOST, digests: MOST, tail: 4 });
    for (const table of ['panel_codes', 'entities', 'act_keys', 'activities', 'entity_undos']) {
      const [open] = await sql(
        `select count(*)::int as count from ${table} t where to_jsonb(t)::text like '%TERSEGEL%'`,
      );
      expect({ table, ...open }).toEqual({ table, count: 0 });
    }
  });
});
