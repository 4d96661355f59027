import { type SQL, sql } from '../../platform/db/sql';
import { liveRowsOf, sortExpression, valueExpression } from './expressions';
import type { RowSource } from './service-shape';

/** True if a column has one of these values; a switch that was never set is off. */
export const hasValue = (column: SQL, values: string[]): SQL =>
  values.includes('false')
    ? sql`coalesce((${column})::text, 'false') in ${values}`
    : sql`${column} in ${values}`;

const column: RowSource['column'] = (resource, field) => sql.raw(valueExpression(resource, field));

/** Records of the document table. */
export const documentRows: RowSource = {
  from: sql`entities`,
  id: sql`id`,
  seenBy: (resource, { partnerId }) => sql`partner_id = ${partnerId} and ${sql.raw(liveRowsOf(resource))}`,
  column,
  isOneOf: (resource, field, values) => hasValue(column(resource, field), values),
  title: (resource) => sql.raw(sortExpression(resource, resource.title)),
};
