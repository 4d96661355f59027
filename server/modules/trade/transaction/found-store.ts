import type { Found } from '../../../../src/core/contract/finder';
import type { TypedNumber } from '../../../../src/core/finder/typed-number';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';

/** Orders that one beginning of a number may collect before the newest of them are taken. */
const COLLECTED = 200;

interface FoundParams {
  partner: string;
  numbers: string[];
  /** As typed and in capitals. */
  names: string[];
  /** The end of a code, from its last sign on; null where none was typed. */
  tail: string | null;
  most: number;
}

/** Behind every text that begins so; both ends of a range by signs, whatever the language of the database. */
const beginning = (column: string, head: string): string =>
  `${column} ~>=~ ${head} and ${column} ~<~ (${head} || chr(1114111))`;

// Each arm is one walk along an index, and bounded: a partner may have a million orders.
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

/** The newest orders whose code ends so, whose ref id it is, or whose destination begins so. */
export const foundOrders = (
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
