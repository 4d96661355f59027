import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { matchColumns } from '../../../src/admin/entity/import';
import { importColumns } from '../../../src/admin/schema/import-columns';
import { splitText } from '../../../src/core/table-file/split-text';
import { resources } from '../../support/every-entity';
import { shopRecords } from '../../support/shop-records';

const shop = shopRecords();
const imported = resources.filter(({ can }) => can.includes('import'));
type Cells = Record<string, string>;

const send = (name: string, rows: Cells[], more: object = {}, by = shop.owner) =>
  by.client.post(shop.path(name, '/import'), {
    key: v4(),
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
    ...more,
  });
const countOf = async (name: string) =>
  (await shop.owner.client.get(`${shop.path(name)}?limit=1`)).body.meta.total;

describe.each(imported.map((resource) => ({ name: resource.name, resource })))(
  '$name',
  ({ name, resource }) => {
    const cellsOf = async (format: string): Promise<Cells[]> => {
      const answer = await fetch(`${shop.server.url}${shop.path(name)}/export?format=${format}&columns=all`, {
        headers: { authorization: `Bearer ${shop.owner.client.token}` },
      });
      const [header = [], ...rows] = splitText(await answer.text());
      const places = matchColumns(importColumns(resource), header);
      return rows.map((cells) => Object.fromEntries([...places].map(([key, at]) => [key, cells[at] ?? ''])));
    };

    it.each(['csv', 'csv-id'])(
      'takes back what it exported as %s, and changes nothing by it',
      async (format) => {
        const row = await shop.make(name);
        const key = resource.title;
        const { status, body } = await send(name, await cellsOf(format), { by: key });

        expect(
          [status, body.data?.rows.map(({ state }: { state: string }) => state)],
          JSON.stringify(body),
        ).toEqual([200, expect.not.arrayContaining(['new', 'changed', 'wrong'])]);
        expect(await shop.read(name, row.id)).toEqual(row);
      },
    );

    it('names what is wrong in each row, writes nothing then, or the right rows alone', async () => {
      await shop.make(name);
      const [good] = await cellsOf('csv');
      const title = resource.title;
      const fresh = { ...good, [title]: `BARU${Date.now() % 100000}` };
      const wrong = { ...good, [title]: '' };
      const before = await countOf(name);
      const looked = await send(name, [fresh, wrong], { preview: true });
      const refused = await send(name, [fresh, wrong]);

      expect(looked.body.data.rows).toMatchObject([
        { row: 2, state: 'new' },
        { row: 3, state: 'wrong', errors: { [title]: [expect.any(String)] } },
      ]);
      expect(refused.body).toMatchObject({
        status: 422,
        errors: { [`rows.1.${title}`]: [expect.any(String)] },
      });
      expect(await countOf(name)).toBe(before);
      const key = v4();
      const done = await send(name, [fresh, wrong], { key, only_right: true });
      expect(await countOf(name)).toBe(before + 1);
      // A repeated key repeats the answer of the first import.
      expect((await send(name, [fresh, wrong], { key, only_right: true })).body).toEqual(done.body);
      expect(await countOf(name)).toBe(before + 1);
      await shop.owner.client.post(shop.path(name, `/undo/${done.body.data.undo.id}`), {});
      expect(await countOf(name)).toBe(before);
    });
  },
);

it('changes records by a key, makes the others, and takes all of it back', async () => {
  const debt = await shop.make('debt');
  const [title] = [shop.resource('debt').title];
  const cells = (name: string, note: string) => ({ [title]: name, note });
  const whole = await send('debt', [cells(String(debt[title]), 'diubah lewat berkas')], { by: title });

  expect(whole.body.data.rows).toMatchObject([{ state: 'changed' }]);
  expect(await shop.read('debt', debt.id)).toMatchObject({ note: 'diubah lewat berkas', version: 2 });
  const twice = await send('debt', [cells('Sama', 'a'), cells('sama', 'b')], { by: title, preview: true });
  expect(twice.body.data.rows[1].errors[title]).toEqual(['Sudah ada di baris 2.']);
  const undone = await shop.owner.client.post(shop.path('debt', `/undo/${whole.body.data.undo.id}`), {});
  expect(undone.body.data).toEqual({ restored: 1 });
  expect((await shop.read('debt', debt.id)).note).toBe(debt.note);
});

it('finds no record of another partner, and refuses unknown columns and too many rows', async () => {
  const debt = await shop.make('debt');
  const { title } = shop.resource('debt');
  const row = { [title]: String(debt[title]), note: 'milik orang lain' };
  await send('debt', [row], { by: title }, shop.stranger);

  expect(await shop.read('debt', debt.id)).toEqual(debt);
  expect((await send('debt', [{ rahasia: 'x' }])).status).toBe(400);
  expect(
    (
      await send(
        'debt',
        Array.from({ length: 2001 }, () => row),
      )
    ).status,
  ).toBe(422);
  expect((await send('debt', [])).status).toBe(422);
});
