import type { Db } from '../../platform/db/client';
import { type SQL, sql } from '../../platform/db/sql';
import type { EntitySelection } from '../entity/query';
import type { Aggregate } from '../schema/field';
import { aggregateOf, pointedAt } from '../schema/kinds';
import type { ResourceModel } from '../schema/model';
import { conditionSql } from './condition-sql';
import type { ComputedValues, Joined, JoinedValue, RowSource, Scope, Selected } from './service-shape';

/** The tables that a list is read from beside its own. */
export const joinsOf = ({ filters, order }: Joined = { filters: {} }, isOrdered = false): SQL => {
  const values = new Set([...Object.values(filters), ...(isOrdered && order ? [order] : [])]);
  return sql.join(
    [...values].map(({ join }) => join),
    sql` `,
  );
};

export type AggregateService = ReturnType<typeof createAggregates>;

interface AggregateDeps {
  resource(name: string): ResourceModel;
  /** Undefined for a store with a query of its own. */
  rowsOf(resource: ResourceModel): RowSource | undefined;
}

/** Counts and sums of related records, and titles of references by which lists are sorted. */
export function createAggregates({ resource: named, rowsOf: read }: AggregateDeps) {
  const rowsOf = (resource: ResourceModel): RowSource => {
    const rows = read(resource);
    if (!rows) throw new Error(`The check at start refuses to count, join or sort "${resource.name}"`);
    return rows;
  };

  /** Number or sum (`joined_value`) by the id that the records refer to (`joined_key`). */
  const grouped = (
    { resource: names, by, sum, where }: Aggregate,
    scope: Scope,
    ids?: readonly string[],
  ): SQL => {
    const parts = [names].flat().map((name) => {
      const [resource, rows] = [named(name), rowsOf(named(name))];
      const key = rows.column(resource, by);
      const conditions = [
        rows.seenBy(resource, scope),
        ids ? sql`${key} in ${[...ids]}` : sql`${key} is not null`,
        ...(where ? [conditionSql(where, resource, rows)] : []),
      ];
      return sql`
        select (${key})::text as joined_key, ${sum ? rows.column(resource, sum) : sql`1`} as joined_value
        from ${rows.from} where ${sql.join(conditions, sql` and `)}`;
    });
    return sql`
      select joined_key, coalesce(sum(joined_value), 0)::float8 as joined_value
      from (${sql.join(parts, sql` union all `)}) as counted group by joined_key`;
  };

  const joinedTo = (key: SQL, name: string, values: SQL, none: SQL): JoinedValue => {
    const alias = sql.identifier(`joined_${name}`);
    return {
      join: sql`left join (${values}) as ${alias} on ${alias}.joined_key = (${key})::text`,
      value: sql`coalesce(${alias}.joined_value, ${none})`,
    };
  };

  const aggregated = (resource: ResourceModel, scope: Scope, name: string): JoinedValue | undefined => {
    const aggregate = aggregateOf(resource.fields[name]);
    return aggregate && joinedTo(rowsOf(resource).id, name, grouped(aggregate, scope), sql`0`);
  };

  const titled = (resource: ResourceModel, scope: Scope, name: string): JoinedValue | undefined => {
    const field = resource.fields[name];
    const to = field && pointedAt(field);
    if (!to) return undefined;
    const [target, rows] = [named(to), rowsOf(named(to))];
    // `offset 0`: the planner makes each title once, and not again for each row that refers to it.
    const titles = sql`
      select (${rows.id})::text as joined_key, ${rows.title(target)} as joined_value
      from ${rows.from} where ${rows.seenBy(target, scope)} offset 0`;
    return joinedTo(rowsOf(resource).column(resource, name), name, titles, sql`''`);
  };

  return {
    /** The selection with what it needs of other tables. */
    joined<Query extends EntitySelection>(
      resource: ResourceModel,
      scope: Scope,
      query: Query,
    ): Selected<Query> {
      if (!read(resource)) return query;
      const filters = Object.fromEntries(
        query.filters.flatMap(({ field }) => {
          const value = aggregated(resource, scope, field);
          return value ? [[field, value] as const] : [];
        }),
      );
      const { field } = query.sort;
      const order = filters[field] ?? aggregated(resource, scope, field) ?? titled(resource, scope, field);
      return { ...query, ...((order || Object.keys(filters).length > 0) && { joined: { filters, order } }) };
    },

    /** All counts and sums of these records, in one statement. */
    async read(
      db: Db,
      resource: ResourceModel,
      scope: Scope,
      ids: readonly string[],
    ): Promise<ComputedValues> {
      const values: ComputedValues = new Map();
      const asked = Object.entries(resource.fields).flatMap(([name, field]) => {
        const aggregate = aggregateOf(field);
        return aggregate ? [{ name, aggregate }] : [];
      });
      if (asked.length === 0 || ids.length === 0) return values;
      const none = Object.fromEntries(asked.map(({ name }) => [name, 0]));
      for (const id of ids) values.set(id, { ...none });
      const parts = asked.map(
        ({ name, aggregate }) => sql`
          select ${name}::text as field, joined_key as id, joined_value as value
          from (${grouped(aggregate, scope, ids)}) as one`,
      );
      const rows = await db.rows<{ field: string; id: string; value: number }>(
        sql.join(parts, sql` union all `),
      );
      for (const { field, id, value } of rows) Object.assign(values.get(id) ?? {}, { [field]: value });
      return values;
    },
  };
}
