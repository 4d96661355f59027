import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionCall } from '../../../src/admin/entity/action';
import type { EntityRow } from '../../../src/admin/entity/calls';
import { type EntityListQuery, NEWEST_FIRST } from '../../../src/admin/entity/query';
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
import { lineOf } from '../../../src/admin/schema/stored';
import { createEntityService, type EntityService } from '../../../src/admin/server/service';
import type { LookupQuery } from '../../../src/admin/server/service-shape';
import { compareTables } from '../../../src/admin/server/stored';
import { createTableReading } from '../../../src/admin/server/table-reading';
import type { Data } from '../../../src/admin/server/walk';
import { sql } from '../../../src/platform/db/sql';
import type { Actor } from '../../../src/platform/http/actor';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { query } from '../../support/query';
import { fillings } from '../../support/seeds';

/* A library, which no topic of this product knows: authors, books, loans, shelves, and visits in a table of their own. */

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
      fields: {
        name: { kind: 'text', label: 'Nama', required: true, unique: true, max: 40 },
        books: { kind: 'number', label: 'Buku', computed: { resource: 'book', by: 'author_id' } },
        worth: {
          ...{ kind: 'money', label: 'Nilai' },
          computed: {
            ...{ resource: 'book', by: 'author_id', sum: 'price' },
            where: {
              all: [{ field: 'copies', above: 1 }, { not: { field: 'title', empty: true } }],
            },
          },
        },
        records: {
          ...{ kind: 'number', label: 'Data' },
          computed: { resource: ['book', 'visit'], by: 'author_id' },
        },
        visits: {
          ...{ kind: 'number', label: 'Kunjungan' },
          computed: { resource: 'visit', by: 'author_id', where: { field: 'room', is: ['2'] } },
        },
      },
      title: 'name',
      list: ['name', 'books', 'worth'],
      filters: ['books', 'visits'],
      search: ['name'],
      sort: ['name', 'books', 'worth', 'visits'],
      form: ['name'],
      detail: ['name', 'books', 'worth', 'records', 'visits'],
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
      sort: ['title', 'copies', 'author_id'],
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
          ...{ set: { state: 'lost' }, asks: ['reason', 'days'], preview: true },
        },
      ],
    }),
    resource({
      ...common,
      name: 'shelf',
      label: 'Rak',
      path: '/shelf',
      endpoint: '/v1/shelf',
      fields: {
        name: { kind: 'text', label: 'Nama', required: true, max: 40 },
        author_id: { kind: 'reference', label: 'Penulis', to: 'author' },
        best_id: {
          ...{ kind: 'reference', label: 'Terbaik', to: 'book' },
          filterBy: { author_id: 'author_id' },
        },
        book_ids: {
          ...{ kind: 'references', label: 'Koleksi', to: 'book' },
          filterBy: { author_id: 'author_id' },
        },
        picks: {
          ...{ kind: 'rows', label: 'Pilihan' },
          fields: {
            by_id: { kind: 'reference', label: 'Dari', to: 'author' },
            own_id: {
              ...{ kind: 'reference', label: 'Milik', to: 'book' },
              filterBy: { author_id: 'by_id' },
            },
            book_id: {
              ...{ kind: 'reference', label: 'Buku', to: 'book' },
              filterBy: { author_id: 'author_id' },
            },
          },
        },
        visit_id: { kind: 'reference', label: 'Tamu', to: 'visit' },
      },
      title: 'name',
      list: ['name', 'author_id', 'best_id'],
      filters: ['author_id', 'visit_id'],
      sort: ['name', 'visit_id'],
      form: ['name', 'author_id', 'best_id', 'book_ids', 'picks', 'visit_id'],
      detail: ['name', 'author_id', 'best_id', 'book_ids', 'picks'],
      can: ['create', 'edit', 'delete', 'export', 'import'],
      actions: [
        {
          ...{ name: 'lend', label: 'Pinjamkan', on: 'record' },
          fields: {
            author_id: { kind: 'reference', label: 'Penulis', to: 'author' },
            book_id: {
              ...{ kind: 'reference', label: 'Buku', to: 'book' },
              filterBy: { author_id: 'author_id' },
            },
          },
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
        author_id: { kind: 'reference', label: 'Penulis', to: 'author' },
        shelves: { kind: 'number', label: 'Rak', computed: { resource: 'shelf', by: 'visit_id' } },
        height: { kind: 'number', label: 'Tinggi', computed: true },
      },
      title: 'visitor',
      list: ['visitor', 'room', 'left_at', 'height'],
      filters: ['room', 'left_at', 'floor', 'visitor', 'author_id', 'shelves'],
      search: ['visitor'],
      sort: ['visitor', 'left_at', 'author_id', 'shelves', 'height'],
      form: ['visitor'],
      detail: ['visitor', 'room', 'left_at', 'author_id', 'shelves'],
      can: ['export'],
    }),
  ],
  menu: { h2h: ['author', 'book', 'loan', 'shelf', 'visit'], panel: [] },
});
const visit = {
  filters: ['room', 'left_at', 'floor', 'visitor', 'author_id'],
  sorts: ['visitor', 'left_at', 'author_id', 'height'],
  search: ['visitor'],
} as const;
const offers: Offers = {
  ...{ cells: [], inputs: [], stores: { visit }, counters: {}, taken: [], free: [] },
  computed: { book: ['loans'], visit: ['height'] },
  handlers: { loan: ['return'], shelf: ['lend'] },
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
        author_id: sql`v.author_id`,
        height: sql`-v.floor`,
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
        case when nth % 3 > 0 then '2026-11-01 12:00+07'::timestamptz + nth * interval '1 day' end as left_at,
        null::uuid as author_id
      from generate_series(1, 9) nth union all
      select gen_random_uuid(), gen_random_uuid(), 'Tamu lain', 1::smallint, 1, now(), now(), null`,
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
        shelf: { actions: { lend: async () => ({ message: 'Dipinjamkan.' }) } },
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
    const run = (input: Data, step: { preview: boolean; seen?: string | undefined }) =>
      entities.actions.run(actor, named('loan'), action, { key: v7(), ids: [id], ...step, input });
    const refused = (field: string) => ({
      code: 'VALIDATION_FAILED',
      fields: { [field]: [expect.any(String)] },
    });
    const stored = () => entities.of(named('loan')).show(named('loan'), actor, id);
    const before = await stored();
    for (const preview of [true, false]) {
      await expect(run({}, { preview })).rejects.toMatchObject(refused('reason'));
      await expect(run({ reason: 'Banjir', days: 8 }, { preview })).rejects.toMatchObject(refused('days'));
    }
    const right = { reason: 'Banjir', days: 7 };
    const { changes, seen } = await run(right, { preview: true });
    expect(changes[0]?.values.map(({ after }) => after)).toEqual(['Hilang', 'Banjir', '7']);
    expect(await stored()).toEqual(before);
    await run(right, { preview: false, seen });
    expect(await stored()).toMatchObject({ state: 'lost', ...right });
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

  describe('counts and sums related records', () => {
    const all: EntityListQuery = { page: 1, limit: 50, filters: [], sort: NEWEST_FIRST };
    const names = async (name: string, query: Partial<EntityListQuery>) => {
      const service = entities.of(named(name));
      const { rows, total } = await service.list(named(name), actor, { ...all, ...query });
      const exported: EntityRow[] = [];
      for await (const part of await service.all(named(name), actor, { ...all, ...query }))
        exported.push(...part);
      expect(exported.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
      expect(total).toBe(rows.length);
      return rows.map((row) => String(row[named(name).title]));
    };
    const sortedBy = (field: string, descending = false) => ({ sort: { field, descending } });
    let many: EntityRow;
    let few: EntityRow;
    let shelf: EntityRow;
    let visitId: string;

    beforeAll(async () => {
      [many, few] = [await create('author', { name: 'Zara' }), await create('author', { name: 'Abdul' })];
      for (const [title, copies, price] of [
        ['Satu', 2, 10_000],
        ['Dua', 3, 20_000],
        ['Tiga', 1, 40_000],
      ] as const) {
        await create('book', { title, author_id: many.id, copies, price });
      }
      await create('book', { title: 'Empat', author_id: few.id, copies: 2 });
      await query(
        test.database,
        `update visits set author_id = case when floor < 4 then $1::uuid when floor < 6 then $2::uuid end`,
        [many.id, few.id],
      );
      const [visit] = await query(test.database, `select id from visits where visitor = 'Tamu 7'`);
      visitId = String(visit?.id);
      shelf = await create('shelf', { name: 'Rak tamu', visit_id: visitId });
    });

    it('in details, lists and files, of documents and own tables', async () => {
      const show = (id: string) => entities.of(named('author')).show(named('author'), actor, id);
      expect(await show(many.id)).toMatchObject({ books: 3, worth: 30_000, records: 6, visits: 2 });
      expect(await show(few.id)).toMatchObject({ books: 1, worth: 0, records: 3, visits: 1 });
      expect(await create('author', { name: 'Baru' })).toMatchObject({ books: 0, worth: 0, visits: 0 });
      const seen = await entities.of(named('visit')).show(named('visit'), actor, visitId);
      expect(seen).toMatchObject({ visitor: 'Tamu 7', shelves: 1 });
    });

    it('sorts by them and by titles of references, both ways', async () => {
      expect((await names('author', sortedBy('worth', true)))[0]).toBe('Zara');
      expect((await names('author', sortedBy('visits', true))).slice(0, 2)).toEqual(['Zara', 'Abdul']);
      expect((await names('visit', sortedBy('shelves', true)))[0]).toBe('Tamu 7');
      const byAuthor = (await names('book', sortedBy('author_id'))).filter((title) =>
        ['Satu', 'Dua', 'Tiga', 'Empat'].includes(title),
      );
      expect(byAuthor).toEqual(['Empat', 'Satu', 'Dua', 'Tiga']);
      expect((await names('book', sortedBy('author_id', true))).slice(0, 3)).toEqual(['Tiga', 'Dua', 'Satu']);
      expect((await names('visit', sortedBy('author_id', true))).slice(3, 5).toSorted()).toEqual([
        ...['Tamu 4', 'Tamu 5'],
      ]);
      expect((await names('shelf', sortedBy('visit_id', true)))[0]).toBe('Rak tamu');
      expect((await names('visit', sortedBy('height'))).slice(0, 2)).toEqual(['Tamu 9', 'Tamu 8']);
    });

    it('filters by them, and reads pages from both ends', async () => {
      const filters = [{ field: 'books', values: ['3..'] }];
      expect(await names('author', { filters })).toContain('Zara');
      expect(await names('author', { filters, ...sortedBy('books') })).not.toContain('Abdul');
      expect(await names('author', { filters: [...filters, { field: 'visits', values: ['2..2'] }] })).toEqual(
        ['Zara'],
      );
      expect(await names('visit', { filters: [{ field: 'shelves', values: ['1..'] }] })).toEqual(['Tamu 7']);
      const page = async (number: number) =>
        (
          await entities.of(named('visit')).list(named('visit'), actor, {
            ...{ ...all, ...sortedBy('shelves', true), limit: 4, page: number },
          })
        ).rows.map(({ id }) => id);
      const pages = [...(await page(1)), ...(await page(2)), ...(await page(3))];
      expect(new Set(pages).size).toBe(9);
      expect(pages[0]).toBe(visitId);
    });

    it('leaves out deleted records', async () => {
      await entities.of(named('shelf')).remove(named('shelf'), actor, shelf.id);
      const seen = await entities.of(named('visit')).show(named('visit'), actor, visitId);
      expect(seen.shelves).toBe(0);
    });
  });

  describe('offers and takes references that fit the fields beside them', () => {
    const unfit = (field: string, label: string, by = 'Penulis') => ({
      code: 'VALIDATION_FAILED',
      fields: { [field]: [`${label} tidak cocok dengan ${by}. Pilih kembali.`] },
    });
    let one: EntityRow;
    let other: EntityRow;
    let own: EntityRow;
    let foreign: EntityRow;

    beforeAll(async () => {
      [one, other] = [await create('author', { name: 'Nh. Dini' }), await create('author', { name: 'Umar' })];
      own = await create('book', { title: 'Pada Sebuah Kapal', author_id: one.id, copies: 1 });
      foreign = await create('book', { title: 'Para Priyayi', author_id: other.id, copies: 1 });
    });

    it('in look-ups', async () => {
      const filters = [{ field: 'author_id', values: [one.id] }];
      const lookup = (query: LookupQuery) => entities.of(named('book')).lookup(named('book'), actor, query);
      expect(await lookup({ filters })).toEqual([{ id: own.id, title: 'Pada Sebuah Kapal' }]);
      expect(await lookup({ filters, search: 'pa' })).toHaveLength(1);
      expect(await lookup({ filters, ids: [own.id, foreign.id] })).toHaveLength(1);
      expect(named('book').narrowedBy).toEqual(['author_id']);
    });

    it('when it creates and edits, in lists and rows too, and lets stored pairs stand', async () => {
      const fitting = { name: 'Rak', author_id: one.id, best_id: own.id, book_ids: [own.id] };
      const put = (data: Data) => create('shelf', { ...fitting, ...data });
      await expect(put({ best_id: foreign.id })).rejects.toMatchObject(unfit('best_id', 'Terbaik'));
      await expect(put({ book_ids: [own.id, foreign.id] })).rejects.toMatchObject(
        unfit('book_ids', 'Koleksi'),
      );
      await expect(put({ picks: [{ by_id: one.id, own_id: foreign.id }] })).rejects.toMatchObject(
        unfit('picks.0.own_id', 'Milik', 'Dari'),
      );
      await expect(put({ picks: [{ book_id: own.id }, { book_id: foreign.id }] })).rejects.toMatchObject(
        unfit('picks.1.book_id', 'Buku'),
      );
      await expect(put({ author_id: undefined, book_ids: undefined })).rejects.toMatchObject({
        fields: { best_id: ['Isi Penulis lebih dulu.'] },
      });
      const shelf = await put({ picks: [{ by_id: other.id, own_id: foreign.id, book_id: own.id }] });

      const edit = (version: number, data: Data) =>
        entities.update(named('shelf'), actor, shelf.id, { version, data: { ...fitting, ...data } });
      await expect(edit(1, { author_id: other.id })).rejects.toMatchObject({
        fields: { best_id: [expect.any(String)], book_ids: [expect.any(String)] },
      });
      await query(
        test.database,
        `update entities set data = data || jsonb_build_object('author_id', $2::text) where id = $1::uuid`,
        [own.id, other.id],
      );
      expect(await edit(1, { name: 'Rak baru' })).toMatchObject({ name: 'Rak baru', best_id: own.id });
      await query(
        test.database,
        `update entities set data = data || jsonb_build_object('author_id', $2::text) where id = $1::uuid`,
        [own.id, one.id],
      );
    });

    it('when one field of many is changed, a file is imported and an action is asked', async () => {
      const shelf = await create('shelf', { name: 'Rak massal', author_id: one.id, best_id: own.id });
      const run = (name: string, input: Data, more: Partial<ActionCall> = {}) => {
        const action = named('shelf').actions.find((each) => each.name === name) ?? expect.fail();
        const call = { key: v7(), ids: [shelf.id], preview: false, input, ...more };
        return entities.actions.run(actor, named('shelf'), action, call);
      };
      await expect(run('set-field', { bulk_field: 'author_id', author_id: other.id })).rejects.toMatchObject(
        unfit('best_id', 'Terbaik'),
      );
      const preview = await run(
        'edit-marked',
        { bulk_field: 'best_id', best_id: foreign.id },
        { preview: true },
      );
      expect(JSON.stringify(preview.facts)).toContain('Terbaik tidak cocok dengan Penulis.');
      await expect(run('lend', { author_id: one.id, book_id: foreign.id })).rejects.toMatchObject(
        unfit('book_id', 'Buku'),
      );
      expect(await run('lend', { author_id: one.id, book_id: own.id })).toMatchObject({
        message: 'Dipinjamkan.',
      });
      await create('book', { title: 'Kembar', author_id: one.id, copies: 1 });
      await create('book', { title: 'Kembar', author_id: other.id, copies: 1 });
      const cells = (best_id: string) => ({ name: 'Rak impor', best_id, author_id: 'Nh. Dini' });
      const { rows } = await entities.import(actor, named('shelf'), {
        ...{ key: v7(), preview: true, only_right: false },
        rows: ['Kembar', 'Para Priyayi'].map((best, at) => ({ row: at + 2, cells: cells(best) })),
      });
      expect(rows).toMatchObject([
        { state: 'new' },
        { state: 'wrong', errors: { best_id: [expect.any(String)] } },
      ]);
    });
  });

  it('compares rows of own tables with a changed declaration: limits, options and values that rows lack', async () => {
    const text = { kind: 'text', label: 'Teks', required: true } as const;
    const changed = config.resources.map((one) =>
      one.name === 'visit'
        ? {
            ...one,
            fields: {
              ...one.fields,
              ...{ visitor: { ...text, max: 3 }, note: text },
              room: { kind: 'choice', label: 'Ruang', options: [{ value: '1', label: 'Baca' }] } as const,
            },
            form: ['visitor', 'note'],
          }
        : one,
    );
    await query(test.database, `update visits set visitor = null where visitor = 'Tamu 9'`);
    const stored = compile({ ...config, resources: changed }, []);
    const findings = await compareTables(test.database, stored, entities, { most: 100 });

    expect(findings.map(lineOf).sort()).toEqual([
      'visit.room: 5 of 9 records hold "2", which is no option',
      expect.stringMatching(/^visit\.visitor: 1 of 9 records break a limit: Teks wajib diisi/),
      expect.stringMatching(/^visit\.visitor: 8 of 9 records break a limit: .*3/),
    ]);
  });

  it('reports filters, orders and searches of a declaration that its store does not offer', () => {
    const asking = config.resources.map((one) =>
      one.name === 'visit'
        ? { ...one, filters: ['room', 'author_id'], sort: ['room'], search: ['visitor'] }
        : one,
    );
    expect(
      check({ ...config, resources: asking }, [], { ...offers, stores: { visit: { ...visit, search: [] } } }),
    ).toEqual([
      expect.stringMatching(/^visit\.sort: there is no order of the store "visit" "room"/),
      expect.stringMatching(/^visit\.search: there is no search of the store "visit" "visitor"/),
    ]);
  });
});
