import { searchText } from '../../../../core/format/search-words';
import type { Database } from '../../../../platform/db/client';
import { inTexts } from '../../../../platform/db/containing';
import { type SQL, sql } from '../../../../platform/db/sql';
import type { Found } from '../../../finder/contract';
import type { TypedNumber } from '../../../finder/domain';

type FoundOrder = Found['transactions'][number];

/**
 * Condition on `transactions t`: its searched text matches. Ended orders have it stored; a partner has few pending ones,
 * and theirs is read from their fields.
 */
export const foundBy = (partner: string, matches: (text: SQL) => SQL): SQL =>
  sql`((t.search <> '' and ${matches(sql`t.search`)}) or t.id = any(array(select t.id from transactions t
    where t.partner_id = ${partner} and t.finished_at is null and ${matches(sql`order_text(t)`)})))`;

/** Orders whose code ends as typed, then those that contain the code or one of the numbers; newest first. */
export async function searchOrders(
  { db }: Database,
  partner: string,
  { code, numbers }: TypedNumber,
  most: number,
): Promise<FoundOrder[]> {
  const matching = (matches: (text: SQL) => SQL) => sql`select t.id from transactions t
    where t.partner_id = ${partner} and ${foundBy(partner, matches)}`;
  const newest = (matches: (text: SQL) => SQL) =>
    sql`(${matching(matches)} order by t.created_at desc, t.id desc limit ${most})`;
  const words = [...new Set([...numbers, ...(code ? [code] : [])].map(searchText))];
  const isTail = code ? sql`right(t.code, ${code.length}) = ${code}` : sql`t.code is null`;
  const hits = [
    newest(
      (text) =>
        sql`(${sql.join(
          words.flatMap((word) => inTexts(word, [text])),
          sql` or `,
        )})`,
    ),
    // No order and limit: with them, the planner reads all orders for a word that each brand has and no code.
    ...(code ? [matching((text) => sql`${text} like ${`%${searchText(code)}\n%`} and ${isTail}`)] : []),
  ];
  return db.rows<FoundOrder>(sql`
    select t.id, t.code, t.product_name, t.item_name, t.destination, t.status, t.refunded, t.created_at as date
    from transactions t where t.id in (${sql.join(hits, sql` union `)})
    order by ${isTail} desc, t.created_at desc, t.id desc limit ${most}`);
}
