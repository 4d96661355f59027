import type { EntitySelection } from '../../../admin/entity/query';
import { readDays } from '../../../core/format/days';
import type { Db } from '../../../platform/db/client';
import { containingWords, searchedText } from '../../../platform/db/containing';
import { type SQL, sql } from '../../../platform/db/sql';

export interface BookRow {
  id: string;
  source: 'auto' | 'manual';
  happened_at: string;
  known_at: string;
  line: string;
  counts: string;
  wallet: 'main' | 'panel' | 'referral' | null;
  amount: number;
  ref_type: string | null;
  ref_id: string | null;
  ref_code: string | null;
  what: string | null;
  actor: string | null;
  data: Record<string, unknown> | null;
  version: number | null;
  created_at: string | null;
  updated_at: string | null;
  updated_by: string | null;
  key: string;
}

export interface BookReader {
  partnerId: string;
  hidden: readonly string[];
}

type Selection = Pick<EntitySelection, 'filters' | 'search'>;

const EVER = { from: '2000-01-01', to: '2199-12-31' };

const conditions: Record<string, (values: string[]) => SQL> = {
  date: () => sql`true`,
  line: (values) => sql`r.line in ${values}`,
  counts: (values) => sql`r.counts in ${values}`,
  source: (values) => sql`r.source in ${values}`,
  type: (values) => sql`case when r.amount < 0 then 'out' else 'in' end in ${values}`,
};

/** Default range in days up to today; future rows are included. */
const USUAL_DAYS = 93;

/** The date range is passed to the function, whose parts have time indexes. */
function sourceOf({ partnerId }: BookReader, { filters }: Selection): SQL {
  const asked = filters.find(({ field }) => field === 'date')?.values[0];
  const days = readDays(asked ?? '');
  const { from, to } = { ...EVER, ...days };
  const first = days
    ? sql`${from}::date`
    : sql`(now() at time zone 'Asia/Jakarta')::date - ${USUAL_DAYS - 1}::int`;
  return sql`book_rows(${partnerId}::uuid, ${first}, ${to}::date) r
    left join entities m on r.source = 'manual' and m.id = r.id`;
}

function matching({ hidden }: BookReader, { filters, search }: Selection): SQL {
  return sql.join(
    [
      sql`true`,
      ...(hidden.length > 0 ? [sql`r.line not in ${[...hidden]}`] : []),
      ...filters.map(({ field, values }) => conditions[field]?.(values) ?? sql`false`),
      ...(search
        ? [
            containingWords(
              search,
              [searchedText(sql`r.what`, sql`r.ref_code`), sql`m.search`],
              [sql`abs(r.amount)`],
            ),
          ]
        : []),
    ],
    sql` and `,
  );
}

export const countBookRows = async (db: Db, reader: BookReader, selection: Selection): Promise<number> =>
  (await db.value<number>(
    sql`select count(*)::int as total from ${sourceOf(reader, selection)} where ${matching(reader, selection)}`,
  )) ?? 0;

export async function readBookPage(
  db: Db,
  reader: BookReader,
  selection: EntitySelection,
  { offset = 0, behind, limit }: { offset?: number; behind?: BookRow | null; limit: number },
): Promise<BookRow[]> {
  const { field, descending } = selection.sort;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const [key, type] =
    field === 'amount' ? [sql`abs(r.amount)`, 'bigint'] : [sql`r.happened_at`, 'timestamptz'];
  const begin = behind
    ? sql`(${key}, r.id) ${sql.raw(descending ? '<' : '>')} (${behind.key}::${sql.raw(type)}, ${behind.id}::uuid)`
    : sql`true`;
  return read(
    db,
    sql`select r.*, ${key} as key from ${sourceOf(reader, selection)} where ${matching(reader, selection)}
      and ${begin} order by key ${direction}, r.id ${direction} limit ${limit} offset ${offset}`,
    direction,
  );
}

/** Possible dates of an automatic row id: those of its source row. */
const foundOn = (partner: string, id: string): SQL => {
  const bases = [...'123456789abcdef'].map((mark) => id.slice(0, 14) + mark + id.slice(15));
  return sql`(
    select created_at as at from ledger_entries where partner_id = ${partner}::uuid and id in ${bases}
    union all select created_at from transactions where partner_id = ${partner}::uuid and id in ${bases}
    union all select created_at from panel_orders
      where partner_id = ${partner}::uuid and id in ${bases}
  )`;
};

export async function autoRow(db: Db, reader: BookReader, id: string): Promise<BookRow | null> {
  const direction = sql.raw('asc');
  const [row] = await read(
    db,
    sql`select distinct on (r.id) r.*, r.happened_at as key from ${foundOn(reader.partnerId, id)} found
      cross join lateral (select (found.at at time zone 'Asia/Jakarta')::date as day) on_day
      cross join lateral book_rows(${reader.partnerId}::uuid, on_day.day, on_day.day) r
      where r.id = ${id} and r.source = 'auto' and ${matching(reader, { filters: [] })}`,
    direction,
  );
  return row ?? null;
}

const read = (db: Db, page: SQL, direction: SQL): Promise<BookRow[]> =>
  db.rows<BookRow>(sql`
    select p.id, p.source, p.happened_at, p.known_at, p.line, p.counts, p.wallet, p.amount, p.ref_type, p.ref_id,
      p.ref_code, p.what, p.actor, m.data, m.version, m.created_at, m.updated_at, u.name as updated_by,
      p.key::text as key
    from (${page}) p left join entities m on p.source = 'manual' and m.id = p.id
    left join users u on u.id = m.updated_by order by p.key ${direction}, p.id ${direction}`);
