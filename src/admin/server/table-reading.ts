import type { Database, Db } from '../../platform/db/client';
import { containingWords, searchedText } from '../../platform/db/containing';
import { comparedText, withinRange } from '../../platform/db/filtered';
import { withinDays } from '../../platform/db/filtered-days';
import { type SQL, Sql, sql } from '../../platform/db/sql';
import { AppError } from '../../platform/http/app-error';
import { refuseTooLarge } from '../../platform/http/export-size';
import { type EntityRow, LOOKUP_ROWS } from '../entity/calls';
import { type EntityFilter, type EntitySelection, type EntitySort, NEWEST_FIRST } from '../entity/query';
import { aggregateOf, kindOf } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { COMPARED, type StoreOffer } from '../schema/offers';
import { knownField } from '../schema/system-fields';
import { joinsOf } from './aggregates';
import { searchedAmounts } from './expressions';
import { readPageOf, sumsOf, type Window } from './page';
import { readOnly } from './read-only';
import { hasValue } from './row-source';
import type { Joined, ResourceService, Scope, Selected } from './service-shape';

const PORTION = 500;

type SummedBy<Offer> = Offer extends { sums: readonly (infer Name extends string)[] } ? Name : never;

/** SQL of a field, or the condition of a filter that is no comparison with one value. */
type Column = SQL | ((values: string[]) => SQL);

/**
 * The SQL of a resource with own tables. Everything that its lists can do follows from it. `Offer` names the fields by
 * which lists may be filtered, sorted and searched.
 */
export interface TableSource<Offer extends StoreOffer> {
  /** Tables by which rows are found and ordered. */
  from: SQL;
  id: SQL;
  /** Condition on the rows that the caller may see. */
  seenBy(scope: Scope): SQL;
  columns: Readonly<Record<Offer['filters' | 'sorts'][number] | SummedBy<Offer> | 'created_at', Column>>;
  /** Order by a field whose column alone does not give it. */
  orders?: Partial<Record<Offer['sorts'][number] | 'created_at', (direction: SQL) => SQL>>;
  /** Fields in which lists search, one column of `search_text` that holds all of them, or an own condition. */
  search?: Readonly<Record<Offer['search'][number], SQL>> | SQL | ((text: string, scope: Scope) => SQL);
  /** Searched beside the declared fields. */
  besides?: readonly SQL[];
  /** Rows as lists show them. `tail` follows the word `where` of a query over `from`, and ends it. */
  read(db: Db, tail: SQL, scope: Scope): Promise<EntityRow[]>;
  /** The order in which a reference offers rows; without it, there are no references. */
  offered?: EntitySort;
  /** The palette finds rows too. It finds those of references anyway, but no logs, which no index serves. */
  isFound?: true;
}

type Narrowing = Pick<Selected<EntitySelection>, 'filters' | 'search' | 'joined'>;

/** Lists, pages, look-ups and exports over own tables. Writes are added by the store. */
export function createTableReading<Offer extends StoreOffer>(
  database: Database,
  source: TableSource<Offer>,
): ResourceService {
  const { from, id, seenBy, read, offered } = source;
  const columns: Readonly<Record<string, Column>> = source.columns;
  const orders: Record<string, ((direction: SQL) => SQL) | undefined> = source.orders ?? {};

  const columnOf = ({ name }: ResourceModel, field: string): SQL => {
    const column = columns[field];
    return column && typeof column !== 'function' ? column : absentColumn(name, field);
  };

  const having = (
    resource: ResourceModel,
    { field, test, values }: EntityFilter,
    joined: Joined | undefined,
  ): SQL => {
    const column = columns[field];
    const known = knownField(resource.fields, field);
    const aggregate = aggregateOf(known) && joined?.filters[field];
    if (aggregate) return withinRange(aggregate.value, values[0] ?? '');
    const { filter = '', dialled } = known ? kindOf(known) : {};
    if (typeof column === 'function' && !COMPARED.includes(filter)) return column(values);
    const own = columnOf(resource, field);
    const [value = ''] = values;
    if (filter === 'days') return withinDays(own, value);
    if (filter === 'range') return withinRange(own, value);
    if (filter === 'text') return comparedText(sql`coalesce(lower(${own}), '')`, test, value, dialled);
    return sql`${own} in ${values}`;
  };

  const searchedIn = (
    { name, fields, search = [] }: ResourceModel,
    searched: Readonly<Record<string, SQL>> | SQL = {},
  ): SQL => {
    if (searched instanceof Sql) return searched;
    const named = search.flatMap((field) => {
      const column = searched[field] ?? absentColumn(name, field);
      const declared = fields[field];
      return declared && kindOf(declared).dialled ? [column, sql`'0' || substr(${column}, 3)`] : [column];
    });
    return searchedText(...named, ...(source.besides ?? []));
  };

  const found = (resource: ResourceModel, scope: Scope, text: string): SQL => {
    if (typeof source.search === 'function') return source.search(text, scope);
    const amounts = searchedAmounts(resource).flatMap((name) => {
      const column = columns[name];
      return column instanceof Sql ? [column] : [];
    });
    return containingWords(text, [searchedIn(resource, source.search)], amounts);
  };

  const matching = (resource: ResourceModel, scope: Scope, { filters, search, joined }: Narrowing): SQL =>
    sql.join(
      [
        seenBy(scope),
        ...filters.map((filter) => having(resource, filter, joined)),
        ...(search ? [found(resource, scope, search)] : []),
      ],
      sql` and `,
    );

  const ordered = (
    resource: ResourceModel,
    { sort: { field, descending }, joined }: Selected<EntitySelection>,
  ): SQL => {
    const direction = sql.raw(descending ? 'desc' : 'asc');
    const own = joined?.order ? undefined : orders[field]?.(direction);
    const by = own ?? sql`${joined?.order?.value ?? columnOf(resource, field)} ${direction}`;
    return sql`order by ${by}, ${id} ${direction}`;
  };

  const countRows = async (db: Db, resource: ResourceModel, scope: Scope, narrowing: Narrowing) => {
    const found = await db.row<{ total: number }>(
      sql`select count(*)::int as total from ${from} ${joinsOf(narrowing.joined)}
        where ${matching(resource, scope, narrowing)}`,
    );
    return found?.total ?? 0;
  };

  const orderedIds = async (
    db: Db,
    resource: ResourceModel,
    scope: Scope,
    selection: Selected<EntitySelection>,
    window: SQL = sql``,
  ): Promise<string[]> => {
    const rows = await db.rows<{ id: string }>(sql`
      select ${id} as id from ${from} ${joinsOf(selection.joined, true)}
      where ${matching(resource, scope, selection)} ${ordered(resource, selection)} ${window}`);
    return rows.map((row) => row.id);
  };

  const readPage = async (
    db: Db,
    resource: ResourceModel,
    scope: Scope,
    selection: Selected<EntitySelection>,
    { offset, limit }: Window,
  ): Promise<EntityRow[]> => {
    const window = sql`limit ${limit} offset ${offset}`;
    // `read` has no place for other tables.
    if (selection.joined)
      return readByIds(db, scope, await orderedIds(db, resource, scope, selection, window));
    const tail = sql`${matching(resource, scope, selection)} ${ordered(resource, selection)} ${window}`;
    return read(db, tail, scope);
  };

  /** In the order of the ids. */
  const readByIds = async (
    db: Db,
    scope: Scope,
    ids: readonly string[],
    fitting: readonly SQL[] = [],
  ): Promise<EntityRow[]> => {
    if (ids.length === 0) return [];
    const conditions = [seenBy(scope), sql`${id} in ${[...ids]}`, ...fitting];
    const rows = await read(db, sql.join(conditions, sql` and `), scope);
    const known = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((one) => known.get(one) ?? []);
  };

  async function* portions(scope: Scope, ids: readonly string[]) {
    for (let start = 0; start < ids.length; start += PORTION) {
      yield readByIds(database.db, scope, ids.slice(start, start + PORTION));
    }
  }

  const fitting = (resource: ResourceModel, filters: EntityFilter[]): SQL[] =>
    filters.map((filter) => having(resource, filter, undefined));

  const titled = ({ title }: ResourceModel, rows: EntityRow[]) =>
    rows.map((row) => ({ id: row.id, title: String(row[title]) }));

  return readOnly({
    rows: {
      ...{ from, id, column: columnOf },
      seenBy: (_resource, scope) => seenBy(scope),
      isOneOf: (resource, field, values) => {
        const column = columns[field];
        return typeof column === 'function' ? column(values) : hasValue(columnOf(resource, field), values);
      },
      title: (resource) => sql`(${columnOf(resource, resource.title)})::text`,
    },

    list(resource, scope, { page, limit, ...selection }) {
      const { sort } = selection;
      const opposite = { ...selection, sort: { ...sort, descending: !sort.descending } };
      const window = { offset: (page - 1) * limit, limit };
      return readPageOf(database.db, window, {
        count: () => countRows(database.db, resource, scope, selection),
        read: (part, reversed) =>
          readPage(database.db, resource, scope, reversed ? opposite : selection, part),
        // An own order may put rows without a value last in both directions.
        hasOpposite: !orders[sort.field],
      });
    },

    async show(_resource, scope, wanted) {
      const [row] = await readByIds(database.db, scope, [wanted]);
      if (!row) throw new AppError('NOT_FOUND');
      return row;
    },

    sum(resource, scope, selection) {
      const numbers = (resource.summary ?? []).map((name) => ({ name, value: columnOf(resource, name) }));
      return sumsOf(
        database.db,
        numbers,
        sql`from ${from} ${joinsOf(selection.joined)} where ${matching(resource, scope, selection)}`,
      );
    },

    async all(resource, scope, selection) {
      refuseTooLarge(await countRows(database.db, resource, scope, selection));
      // All ids are read at once, so that rows which come meanwhile repeat and skip nothing.
      return portions(scope, await orderedIds(database.db, resource, scope, selection));
    },

    ...((offered ?? source.isFound) && {
      find: (resource, scope, search, most) =>
        readPage(
          database.db,
          resource,
          scope,
          { search, filters: [], sort: NEWEST_FIRST },
          { offset: 0, limit: most },
        ),
    }),

    ...(offered &&
      ({
        async lookup(resource, scope, { search, ids, filters = [], titled: most = LOOKUP_ROWS }) {
          const selection = { ...(search && { search }), filters, sort: offered };
          const rows = ids
            ? await readByIds(database.db, scope, ids, fitting(resource, filters))
            : await readPage(database.db, resource, scope, selection, { offset: 0, limit: most });
          return titled(resource, rows);
        },

        async titles(db, resource, scope, ids, filters = []) {
          const rows = await readByIds(db, scope, ids, fitting(resource, filters));
          return new Map(titled(resource, rows).map((row) => [row.id, row.title]));
        },
      } satisfies Partial<ResourceService>)),
  });
}

/** The check at start refuses declarations that ask for it. */
function absentColumn(resource: string, field: string): never {
  throw new Error(`${resource} has no column "${field}"`);
}
