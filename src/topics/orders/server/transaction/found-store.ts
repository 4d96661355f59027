import type { Database } from '../../../../platform/db/client';
import { run, statement } from '../../../../platform/db/statement';
import type { Found } from '../../../finder/contract';
import type { TypedNumber } from '../../../finder/domain';

const COLLECTED = 200;

interface FoundParams {
  partner: string;
  numbers: string[];
  /** Spellings to search: typed, and in upper case. */
  names: string[];
  /** Reversed end of a code; null if none was typed. */
  tail: string | null;
  most: number;
}

/** Prefix condition as a range in character order, independent of the collation. */
const beginning = (column: string, head: string): string =>
  `${column} ~>=~ ${head} and ${column} ~<~ (${head} || chr(1114111))`;

// Each branch is a bounded index scan: a partner may have a million orders.
const foundStatement = statement<FoundParams, Found['transactions'][number]>(
  'transaction_found',
  `with numbers as (select unnest(:numbers::text[]) as number), hits as (
  select hit.id from numbers, lateral (
    select t.id from transactions t where t.partner_id = :partner::uuid and t.destination = number
    order by t.created_at desc limit :most::int) hit
  union
  select hit.id from numbers, lateral (
    select t.id from transactions t where t.partner_id = :partner::uuid and ${beginning('t.destination', 'number')}
    order by t.destination using ~<~, t.created_at desc limit ${COLLECTED}) hit
  union
  select t.id from transactions t where t.partner_id = :partner::uuid and t.ref_id = any(:names::text[])
  union
  (select t.id from transactions t where t.partner_id = :partner::uuid
    and ${beginning('reverse(t.code)', ':tail::text')} limit ${COLLECTED})
)
select t.id, t.code, t.product_name, t.item_name, t.destination, t.status, t.refunded, t.created_at as date
from hits join transactions t on t.id = hits.id
order by t.created_at desc, t.id desc limit :most::int`,
);

export const searchOrders = (
  database: Database,
  partner: string,
  { code, numbers }: TypedNumber,
  most: number,
): Promise<Found['transactions']> =>
  run(database, foundStatement, {
    partner,
    numbers,
    names: [...new Set([...numbers, ...(code ? [code] : [])])],
    tail: code && [...code].reverse().join(''),
    most,
  });
