import { type SQL, sql } from '../../platform/db/sql';
import type { Condition } from '../schema/condition';
import type { ResourceModel } from '../schema/model';
import type { RowSource } from './service-shape';

/** A condition on the records of a resource as SQL, null or false if not met; `isMet` answers the same for one record. */
export function conditionSql(condition: Condition, resource: ResourceModel, source: RowSource): SQL {
  const joined = (all: readonly Condition[], word: SQL) =>
    sql`(${sql.join(
      all.map((one) => conditionSql(one, resource, source)),
      word,
    )})`;
  if ('not' in condition) return sql`not coalesce(${conditionSql(condition.not, resource, source)}, false)`;
  if ('all' in condition) return joined(condition.all, sql` and `);
  if ('any' in condition) return joined(condition.any, sql` or `);
  const { field } = condition;
  if ('is' in condition) return source.isOneOf(resource, field, condition.is.map(String));
  const value = source.column(resource, field);
  if ('empty' in condition)
    return sql`coalesce((${value})::text, '') ${sql.raw(condition.empty ? '=' : '<>')} ''`;
  const other = 'above' in condition ? condition.above : condition.below;
  const operand = typeof other === 'object' ? source.column(resource, other.field) : sql`${other}`;
  return sql`${value} ${sql.raw('above' in condition ? '>' : '<')} ${operand}`;
}
