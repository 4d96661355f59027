import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntityListQuery } from '../../../src/admin/entity/query';
import { check } from '../../../src/admin/schema/check';
import { compile } from '../../../src/admin/schema/compile';
import { exportText } from '../../../src/admin/schema/kinds';
import type { Offers } from '../../../src/admin/schema/offers';
import {
  type Config,
  defineConfig,
  type Field,
  type FilterTest,
  resource,
} from '../../../src/admin/schema/resource';
import { createEntityService, type EntityService } from '../../../src/admin/server/service';
import { createTableReading } from '../../../src/admin/server/table-reading';
import type { Data } from '../../../src/admin/server/walk';
import { sql } from '../../../src/platform/db/sql';
import type { Actor } from '../../../src/platform/http/actor';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { fillings } from '../../support/seeds';

/* A library, which no topic of this product knows: authors, books, loans, and visits in a table of their own. */

const common = { icon: 'book-open', area: 'h2h', can: ['create', 'edit', 'delete'] } as const;
const config: Config = defineConfig({
  accessKeys: [],
  resources: [
    resource({
      ...common,
      name: 'author',
      label: 'Penulis',
      path: '/author',
      endpoint: '/v1/author',
      fields: { name: { kind: 'text', label: 'Nama', required: true, unique: true, max: 40 } },
      title: 'name',
      list: ['name'],
      search: ['name'],
      form: ['name'],
      detail: ['name'],
    }),
    resource({
      ...common,
      name: 'book',
      label: 'Buku',
      path: '/book',
      endpoint: '/v1/book',
      fields: {
        title: { kind: 'text', label: 'Judul', required: true, max: 80 },
        author_id: { kind: 'reference', label: 'Penulis', to: 'author', required: true },
        copies: { kind: 'number', label: 'Eksemplar', required: true, min: 0 },
        price: { kind: 'money', label: 'Harga' },
        shelves: {
          kind: 'manyChoice',
          label: 'Rak',
          max: 2,
          options: [
            { value: 'new', label: 'Baru' },
            { value: 'kids', label: 'Anak' },
            { value: 'rare', label: 'Langka' },
          ],
        },
        marks: { kind: 'json', label: 'Tanda', maxBytes: 400 },
        loans: { kind: 'number', label: 'Dipinjam', computed: true },
      },
      title: 'title',
      unique: [{ fields: ['title', 'author_id'] }],
      list: ['title', 'author_id', 'copies', 'price', 'loans'],
      filters: ['author_id', 'shelves'],
      search: ['title'],
      sort: ['title', 'copies'],
      form: ['title', 'author_id', 'copies', 'price', 'shelves', 'marks'],
      detail: ['title', 'author_id', 'copies', 'loans', 'marks'],
      can: ['create', 'edit', 'delete', 'export', 'import'],
    }),
    resource({
      ...common,
      name: 'loan',
      label: 'Pinjaman',
      path: '/loan',
      endpoint: '/v1/loan',
      fields: {
        book_id: { kind: 'reference', label: 'Buku', to: 'book', required: true },
        reader: { kind: 'text', label: 'Peminjam', required: true, max: 40, lockedAfterCreate: true },
        state: {
          kind: 'choice',
          label: 'Status',
          options: [
            { value: 'out', label: 'Dipinjam' },
            { value: 'back', label: 'Kembali' },
            { value: 'lost', label: 'Hilang' },
          ],
        },
        reason: {
          ...{ kind: 'text', label: 'Alasan', max: 40 },
          requiredWhen: { field: 'state', is: ['lost'] },
        },
        days: { kind: 'number', label: 'Lama', min: 1 },
        most_days: { kind: 'number', label: 'Paling lama', min: 1 },
        note: {
          ...{ kind: 'text', label: 'Catatan', max: 40 },
          lockedWhen: { field: 'state', is: ['back'] },
        },
      },
      title: 'reader',
      list: ['reader', 'book_id', 'state'],
      rules: [
        { when: { field: 'days', above: { field: 'most_days' } }, at: 'days', message: 'Terlalu lama.' },
      ],
      form: ['book_id', 'reader', 'note', 'reason', 'days', 'most_days'],
      detail: ['reader', 'book_id', 'state', 'note'],
      actions: [
        {
          name: 'return',
          label: 'Kembalikan',
          icon: 'circle-check',
          on: 'record',
          when: { field: 'state', is: ['out'] },
          fields: { note: { kind: 'text', label: 'Catatan', required: true, max: 40 } },
        },
        {
          ...{ name: 'lose', label: 'Nyatakan hilang', on: 'record' },
          ...{ set: { state: 'lost' }, asks: ['reason', 'days'] },
        },
      ],
    }),
    resource({
      ...common,
      name: 'visit',
      label: 'Kunjungan',
      path: '/visit',
      endpoint: '/v1/visit',
      store: 'visit',
      fields: {
        visitor: { kind: 'text', label: 'Pengunjung' },
        room: {
          kind: 'choice',
          label: 'Ruang',
          options: [
            { value: '1', label: 'Baca' },
            { value: '2', label: 'Anak' },
          ],
        },
        floor: { kind: 'number', label: 'Lantai' },
        left_at: { kind: 'datetime', label: 'Pulang' },
      },
      title: 'visitor',
      list: ['visitor', 'room', 'left_at'],
      filters: ['room', 'left_at', 'floor', 'visitor'],
      search: ['visitor'],
      sort: ['visitor', 'left_at'],
      form: ['visitor'],
      detail: ['visitor', 'room', 'left_at'],
      can: ['export'],
    }),
  ],
  menu: { h2h: ['author', 'book', 'loan', 'visit'], panel: [] },
});
const visit = {
  filters: ['room', 'left_at', 'floor', 'visitor'],
  sorts: ['visitor', 'left_at'],
  search: ['visitor'],
} as const;
const offers: Offers = {
  ...{ cells: [], inputs: [], stores: { visit }, counters: {}, taken: [], free: [] },
  computed: { book: ['loans'] },
  handlers: { loan: ['return'] },
};

describe('the framework with an invented product', () => {
  let test: TestDatabase;
  let entities: EntityService;
  let actor: Actor;
  const logged: string[] = [];
  const model = compile(config, []);
  const named = (name: string) => model.resources.find((one) => one.name === name) ?? expect.fail(name);
  const visits = () =>
    createTableReading<typeof visit>(test.database, {
      from: sql`visits v`,
      id: sql`v.id`,
      seenBy: ({ partnerId }) => sql`v.partner_id = ${partnerId}`,
      columns: {
        created_at: sql`v.came_at`,
        left_at: sql`v.left_at`,
        floor: sql`v.floor`,
        room: sql`v.room`,
        visitor: sql`v.visitor`,
      },
      search: { visitor: sql`v.visitor` },
      orders: { left_at: (direction) => sql`v.left_at ${direction} nulls last` },
      offered: { field: 'visitor', descending: false },
      read: async (db, tail) =>
        (
          await db.rows<{ id: string; visitor: string; room: number; came_at: string }>(
            sql`select v.id, v.visitor, v.room, v.came_at from visits v where ${tail}`,
          )
        ).map(({ came_at, ...row }) => ({
          ...{ ...row, room: String(row.room), version: 1, created_at: came_at, updated_at: came_at },
          ...{ updated_by: null, reference_titles: {} },
        })),
    });
  const create = (name: string, data: Data) => entities.of(named(name)).create(named(name), actor, data);

  beforeAll(async () => {
    test = await openTestDatabase(fillings.accounts());
    const [user] = await query(
      test.database,
      `select id, partner_id, name from users where role = 'owner' limit 1`,
    );
    actor = {
      ...{
        userId: String(user?.id),
        partnerId: String(user?.partner_id),
        name: String(user?.name),
        role: 'owner',
      },
      ...{
        sessionHash: '',
        verified: true,
        device: { ip: '127.0.0.1', userAgent: '' },
        can: () => ({ can: true }),
      },
    };
    await query(
      test.database,
      `create table visits as select gen_random_uuid() as id, $1::uuid as partner_id, 'Tamu ' || nth as visitor,
        (1 + nth % 2)::smallint as room, nth as floor, '2026-11-01 10:00+07'::timestamptz + nth * interval '1 day' as came_at,
        case when nth % 3 > 0 then '2026-11-01 12:00+07'::timestamptz + nth * interval '1 day' end as left_at
      from generate_series(1, 9) nth union all
      select gen_random_uuid(), gen_random_uuid(), 'Tamu lain', 1::smallint, 1, now(), now()`,
      [actor.partnerId],
    );
    entities = createEntityService({
      database: test.database,
      stores: { visit: visits() },
      model,
      hash: async (secret) => secret,
      images: async () => new Map(),
      files: async () => new Map(),
      activity: { record: async (_db, _doer, { object }) => void logged.push(String(object)) },
      checkPin: async () => undefined,
      code: {
        book: {
          computed: async (db, partnerId, ids) => {
            const rows = await db.rows<{ id: string; loans: number }>(sql`
              select data->>'book_id' as id, count(*)::int as loans from entities where partner_id = ${partnerId}::uuid
                and resource = 'loan' and data->>'state' = 'out' and data->>'book_id' = any(${sql.param(ids)}::text[])
              group by 1`);
            return new Map(rows.map(({ id, loans }) => [id, { loans }]));
          },
        },
        loan: {
          beforeChange: async ({ data, before }) => {
            data.state = data.state ?? before?.state ?? 'out';
          },
          validate: async ({ tx, data }) => {
            const [row] = await tx.rows<{ left: number }>(sql`
              select (b.data->>'copies')::int - (select count(*)::int from entities l where l.resource = 'loan'
                and l.data->>'book_id' = b.id::text and l.data->>'state' = 'out') as left
              from entities b where b.id = ${data.book_id}::uuid`);
            return data.state === 'out' && (row?.left ?? 0) < 1
              ? { book_id: ['Semua eksemplar dipinjam.'] }
              : {};
          },
          beforeDelete: async ({ data }) => (data.state === 'out' ? 'Buku belum kembali.' : undefined),
          actions: {
            return: async ({ rows, input }) => ({
              edits: rows.map(({ id }) => ({ id, data: { state: 'back', note: input.note } })),
            }),
          },
        },
      },
    });
    await entities.ready();
  });
  afterAll(() => test?.close());

  it('finds nothing wrong with its declarations', () => {
    expect(check(config, [], offers)).toEqual([]);
  });

  it('stores, shows and finds records with titles and computed fields, and logs who wrote them', async () => {
    const author = await create('author', { name: 'Pramoedya' });
    const book = await create('book', { title: 'Bumi Manusia', author_id: author.id, copies: 1 });
    await create('loan', { book_id: book.id, reader: 'Sari' });
    const found = await entities.of(named('book')).list(named('book'), actor, {
      ...{ page: 1, limit: 10, search: 'bumi', sort: { field: 'title', descending: false } },
      filters: [{ field: 'author_id', values: [author.id] }],
    });
    expect(found).toMatchObject({ total: 1, rows: [{ title: 'Bumi Manusia', copies: 1, loans: 1 }] });
    expect(found.rows[0]?.reference_titles).toEqual({ [author.id]: 'Pramoedya' });
    expect(logged.some((object) => object.includes('Bumi Manusia'))).toBe(true);
  });

  it('finds records by words in any order, in fields and titles of references, and by amount', async () => {
    const author = await create('author', { name: 'Ahmad Tohari' });
    await create('book', { title: 'Ronggeng Dukuh-Paruk', author_id: author.id, copies: 1, price: 85_000 });
    await create('book', { title: 'Bekisar Merah', author_id: author.id, copies: 1, price: 185_000 });
    const titles = async (search: string) => {
      const query = { page: 1, limit: 10, search, sort: { field: 'title', descending: false }, filters: [] };
      const { rows } = await entities.of(named('book')).list(named('book'), actor, query);
      return rows.map(({ title }) => title);
    };
    expect(await titles('paruk tohari')).toEqual(['Ronggeng Dukuh-Paruk']);
    expect(await titles('dúkuh paruk')).toEqual(['Ronggeng Dukuh-Paruk']);
    expect(await titles('tohari')).toEqual(['Bekisar Merah', 'Ronggeng Dukuh-Paruk']);
    expect(await titles('Rp85.000')).toEqual(['Ronggeng Dukuh-Paruk']);
    expect(await titles('merah 85')).toEqual([]);
    expect(await titles('%')).toEqual([]);
    const offered = await entities
      .of(named('author'))
      .lookup(named('author'), actor, { search: 'tohari ah' });
    expect(offered).toEqual([{ id: author.id, title: 'Ahmad Tohari' }]);
  });

  it('refuses what declarations and hooks refuse, in their words', async () => {
    const author = await create('author', { name: 'Leila' });
    await expect(create('author', { name: 'leila' })).rejects.toMatchObject({ code: 'DUPLICATE_VALUE' });
    const book = await create('book', { title: 'Pulang', author_id: author.id, copies: 1 });
    const loan = await create('loan', { book_id: book.id, reader: 'Budi' });
    await expect(create('loan', { book_id: book.id, reader: 'Ani' })).rejects.toMatchObject({
      fields: { book_id: ['Semua eksemplar dipinjam.'] },
    });
    await expect(entities.of(named('loan')).remove(named('loan'), actor, loan.id)).rejects.toMatchObject({
      code: 'RULE_CONFLICT',
    });
    await expect(
      entities.of(named('author')).remove(named('author'), actor, author.id),
    ).rejects.toMatchObject({
      code: 'REFERENCED',
    });
  });

  it('runs an action once for its key, on records that are in the state for it', async () => {
    const author = await create('author', { name: 'Tere' });
    const book = await create('book', { title: 'Hujan', author_id: author.id, copies: 2 });
    const loan = await create('loan', { book_id: book.id, reader: 'Rina' });
    const [action] = named('loan').actions;
    const call = { key: v7(), ids: [loan.id], preview: false, input: { note: 'utuh' } };
    const run = (key: string) =>
      entities.actions.run(actor, named('loan'), action ?? expect.fail(), { ...call, key });
    const first = await run(call.key);
    expect(await run(call.key)).toEqual(first);
    expect(await entities.of(named('loan')).show(named('loan'), actor, loan.id)).toMatchObject({
      ...{ state: 'back', note: 'utuh', version: 2 },
    });
    await expect(run(v7())).rejects.toMatchObject({ code: 'ACT_NOT_NOW' });
  });

  it('locks declared fields against edits, but not against actions', async () => {
    const author = await create('author', { name: 'Ayu' });
    const book = await create('book', { title: 'Saman', author_id: author.id, copies: 2 });
    const { id } = await create('loan', { book_id: book.id, reader: 'Rina' });
    const sent = { book_id: book.id, reader: 'Rina', note: 'baru' };
    const edit = (version: number, data: Data) =>
      entities.update(named('loan'), actor, id, { version, data: { ...sent, ...data } });
    await expect(edit(1, { reader: 'Ani' })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', fields: { reader: ['Peminjam terkunci.'] } },
    });
    expect(await edit(1, {})).toMatchObject({ reader: 'Rina', note: 'baru', version: 2 });
    const [action] = named('loan').actions;
    const call = { key: v7(), ids: [id], preview: false, input: { note: 'utuh' } };
    await entities.actions.run(actor, named('loan'), action ?? expect.fail(), call);
    await expect(edit(3, { note: 'rusak' })).rejects.toMatchObject({
      fields: { note: ['Catatan terkunci.'] },
    });
    await expect(edit(2, { note: 'utuh' })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('keeps a stored value that no longer fits while another field is edited', async () => {
    const author = await create('author', { name: 'Kurniawan' });
    const { id } = await create('book', { title: 'Cantik', author_id: author.id, copies: 1 });
    await query(
      test.database,
      `update entities set data = data || '{"copies": "banyak"}' where id = $1::uuid`,
      [id],
    );
    const edit = (version: number, data: Data) =>
      entities.update(named('book'), actor, id, { version, data: { author_id: author.id, ...data } });
    expect(await edit(1, { title: 'Cantik Itu Luka', copies: 'banyak' })).toMatchObject({
      ...{ title: 'Cantik Itu Luka', copies: 'banyak' },
    });
    await expect(edit(2, { title: 'Cantik', copies: 'sedikit' })).rejects.toMatchObject({
      ...{ code: 'VALIDATION_FAILED', fields: { copies: [expect.any(String)] } },
    });
  });

  it('refuses values that another record has together, and claims those of rows stored before', async () => {
    const [one, other] = [
      await create('author', { name: 'Andrea' }),
      await create('author', { name: 'Fuadi' }),
    ];
    const book = (author_id: string, title: string) => create('book', { title, author_id, copies: 1 });
    await book(one.id, 'Edensor');
    const taken = { code: 'DUPLICATE_VALUE', fields: { title: ['Judul dan Penulis sudah digunakan.'] } };
    await expect(book(one.id, 'EDENSOR')).rejects.toMatchObject(taken);
    await book(other.id, 'Edensor');

    await query(test.database, `delete from entity_keys where resource = 'book'`);
    await query(
      test.database,
      `insert into entity_keys (partner_id, resource, field, value, entity_id)
      select partner_id, resource, 'copies', 'x', id from entities where resource = 'book' limit 1`,
    );
    await entities.ready();
    await expect(book(other.id, 'edensor')).rejects.toMatchObject(taken);
    expect(await query(test.database, `select 1 from entity_keys where field = 'copies'`)).toEqual([]);
  });

  it('asks with an action for what its values make required, and refuses what breaks a rule', async () => {
    const author = await create('author', { name: 'Laksmi' });
    const book = await create('book', { title: 'Amba', author_id: author.id, copies: 3 });
    const { id } = await create('loan', { book_id: book.id, reader: 'Rina', most_days: 7 });
    const action = named('loan').actions.find(({ name }) => name === 'lose') ?? expect.fail();
    expect(action.validator.safeParse({}).error?.issues).toMatchObject([{ path: ['reason'] }]);
    const run = (input: Data) =>
      entities.actions.run(actor, named('loan'), action, { key: v7(), ids: [id], preview: false, input });
    const refused = (field: string) => ({
      code: 'VALIDATION_FAILED',
      fields: { [field]: [expect.any(String)] },
    });
    await expect(run({})).rejects.toMatchObject(refused('reason'));
    await expect(run({ reason: 'Banjir', days: 8 })).rejects.toMatchObject(refused('days'));
    await run({ reason: 'Banjir', days: 7 });
    expect(await entities.of(named('loan')).show(named('loan'), actor, id)).toMatchObject({
      ...{ state: 'lost', reason: 'Banjir', days: 7 },
    });
  });

  it('finds records by any of several choices, sets them in one cell, and exports labels', async () => {
    const author = await create('author', { name: 'Okky' });
    const write = (title: string, shelves: string[]) =>
      create('book', { title, author_id: author.id, copies: 1, shelves });
    const entrok = await write('Entrok', ['new', 'rare']);
    await write('86', ['kids']);
    await write('Maryam', []);
    const titles = async (...values: string[]) => {
      const filters = [
        { field: 'shelves', values },
        { field: 'author_id', values: [author.id] },
      ];
      const query = { page: 1, limit: 10, sort: { field: 'title', descending: false }, filters };
      return (await entities.of(named('book')).list(named('book'), actor, query)).rows.map(
        ({ title }) => title,
      );
    };
    expect(await titles('kids', 'rare')).toEqual(['86', 'Entrok']);
    expect(await titles('new')).toEqual(['Entrok']);

    const edit = named('book').actions.find(({ name }) => name === 'set-field') ?? expect.fail();
    const input = edit.validator.parse({ bulk_field: 'shelves', shelves: ['kids', 'new'] });
    await entities.actions.run(actor, named('book'), edit, {
      key: v7(),
      ids: [entrok.id],
      version: 1,
      preview: false,
      input,
    });
    const stored = await entities.of(named('book')).show(named('book'), actor, entrok.id);
    expect(stored.shelves).toEqual(['new', 'kids']);
    expect(exportText(named('book').fields.shelves as Field, stored.shelves)).toBe('Baru, Anak');
    await expect(async () =>
      edit.validator.parse({ bulk_field: 'shelves', shelves: ['new', 'kids', 'rare'] }),
    ).rejects.toThrow('Rak maksimal 2 isian.');
  });

  it('imports several choices by their labels, and JSON as text that it keeps exactly', async () => {
    await create('author', { name: 'Seno Gumira' });
    const cells = { title: 'Lelaki Harimau', author_id: 'Seno Gumira', copies: '1' };
    const send = (more: Record<string, string>, preview = false) =>
      entities.import(actor, named('book'), {
        ...{ key: v7(), preview, only_right: false, rows: [{ row: 2, cells: { ...cells, ...more } }] },
      });
    const wrong = await send({ shelves: 'Baru, Hilang', marks: '{"isbn": 97860203138}}' }, true);
    expect(wrong.rows[0]?.errors).toEqual({
      shelves: ['Rak tidak ada dalam pilihan.'],
      marks: ['Tanda: baris 1, kolom 22: tidak boleh ada apa pun setelah akhirnya.'],
    });
    await send({ shelves: 'langka, Baru', marks: '{"isbn": "978", "harga": 1.50}' });
    const [row] = await query(
      test.database,
      `select data from entities where data->>'title' = 'Lelaki Harimau'`,
    );
    expect(row?.data).toMatchObject({ shelves: ['new', 'rare'], marks: { isbn: '978', harga: 1.5 } });
  });

  it('keeps records of another partner apart', async () => {
    const author = await create('author', { name: 'Dee' });
    const [other] = await query(
      test.database,
      'select id, partner_id from users where partner_id <> $1::uuid limit 1',
      [actor.partnerId],
    );
    const stranger = { ...actor, partnerId: String(other?.partner_id), userId: String(other?.id) };
    await expect(
      entities.of(named('author')).show(named('author'), stranger, author.id),
    ).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  describe('over a table of its own', () => {
    const list = async (query: Partial<EntityListQuery>) => {
      const asked = {
        page: 1,
        limit: 4,
        filters: [],
        sort: { field: 'created_at', descending: true },
        ...query,
      };
      const { rows, total } = await entities.of(named('visit')).list(named('visit'), actor, asked);
      return { total, names: rows.map(({ visitor }) => String(visitor).replace('Tamu ', '')).join(' ') };
    };

    it('lists pages in the asked order, rows without a value last', async () => {
      expect(await list({})).toEqual({ total: 9, names: '9 8 7 6' });
      expect(await list({ page: 3 })).toEqual({ total: 9, names: '1' });
      const byLeaving = (descending: boolean) =>
        list({ limit: 9, sort: { field: 'left_at', descending } }).then(({ names }) => names);
      expect(await byLeaving(false)).toMatch(/^1 2 4 5 7 8 [369 ]{5}$/);
      expect(await byLeaving(true)).toMatch(/^8 7 5 4 2 1 [369 ]{5}$/);
    });

    it('filters by ranges of numbers and by texts', async () => {
      const floor = (range: string) => list({ limit: 9, filters: [{ field: 'floor', values: [range] }] });
      expect(await floor('3..4')).toEqual({ total: 2, names: '4 3' });
      expect(await floor('8..')).toEqual({ total: 2, names: '9 8' });
      expect(await floor('..2')).toEqual({ total: 2, names: '2 1' });
      const visitor = (test: FilterTest, text: string) =>
        list({ limit: 9, filters: [{ field: 'visitor', test, values: [text] }] });
      expect(await visitor('contains', 'MU 3')).toEqual({ total: 1, names: '3' });
      expect(await visitor('begins', 'tamu')).toMatchObject({ total: 9 });
      expect(await visitor('begins', 'amu')).toMatchObject({ total: 0 });
      expect(await visitor('is', 'tamu 3')).toEqual({ total: 1, names: '3' });
      expect(await visitor('contains', '%')).toMatchObject({ total: 0 });
      expect(await visitor('empty', 'true')).toMatchObject({ total: 0 });
    });

    it('filters by values and days, and searches declared fields', async () => {
      const rooms = { field: 'room', values: ['2'] };
      const days = { field: 'left_at', values: ['2026-11-03..2026-11-08'] };
      expect(await list({ filters: [rooms] })).toMatchObject({ total: 5 });
      expect(await list({ filters: [days] })).toEqual({ total: 4, names: '7 5 4 2' });
      expect(await list({ filters: [rooms, days] })).toEqual({ total: 2, names: '7 5' });
      expect(await list({ search: 'MU 3' })).toEqual({ total: 1, names: '3' });
      expect(await list({ search: '%' })).toEqual({ total: 0, names: '' });
    });

    it('exports all of a selection, and offers and names rows as references, of this partner alone', async () => {
      const service = entities.of(named('visit'));
      const sort = { field: 'created_at', descending: false };
      const exported: unknown[] = [];
      for await (const rows of await service.all(named('visit'), actor, { filters: [], sort }))
        exported.push(...rows);
      expect(exported).toHaveLength(9);
      const offered = await service.lookup(named('visit'), actor, { search: 'tamu' });
      expect(offered.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Tamu ${n}`));
      const [hidden] = await query(test.database, `select id from visits where visitor = 'Tamu lain'`);
      const ids = [String(hidden?.id), String(offered[0]?.id)];
      expect(await service.titles(test.database.db, named('visit'), actor, ids)).toEqual(
        new Map([[ids[1], 'Tamu 1']]),
      );
      await expect(service.show(named('visit'), actor, String(hidden?.id))).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    });
  });

  it('reports filters, orders and searches of a declaration that its store does not offer', () => {
    const asking = config.resources.map((one) =>
      one.name === 'visit' ? { ...one, filters: ['room'], sort: ['room'], search: ['visitor'] } : one,
    );
    expect(
      check({ ...config, resources: asking }, [], { ...offers, stores: { visit: { ...visit, search: [] } } }),
    ).toEqual([
      expect.stringMatching(/^visit\.sort: there is no order of the store "visit" "room"/),
      expect.stringMatching(/^visit\.search: there is no search of the store "visit" "visitor"/),
    ]);
  });
});
