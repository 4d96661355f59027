import type { Database } from '../../../../platform/db/client';
import { queryValue } from '../../../../platform/db/statement';
import { AppError } from '../../../../platform/http/app-error';
import {
  type AmountRefusal,
  barText,
  isAmount,
  type LimitRefusal,
  limitText,
} from '../../text/sub-account-limit';
import type { OrderRow } from './buy-statement';

type Limited = Pick<OrderRow, 'partner' | 'user' | 'brand' | 'total'>;

/** `right`: the user may no longer buy at all. */
type Refusal = LimitRefusal | { rule: 'right' };

const refusalOf = queryValue<
  { partner: string; user: string; brands: string[]; totals: number[] },
  Refusal | null
>(
  'transaction_sub_account_refusal',
  `select sub_account_refusal(:partner::uuid, :user::uuid, :brands::uuid[], :totals::bigint[]) as refusal`,
);

const barOf = queryValue<{ user: string; brand: string }, Refusal | null>(
  'transaction_sub_account_bar',
  'select sub_account_bar(:user::uuid, array[:brand::uuid]) as bar',
);

/**
 * Throws SUB_ACCOUNT_LIMIT or FORBIDDEN if the user may not place all these orders: checked before the PIN,
 * and enforced by the purchase itself (`buy-statement.ts`).
 */
export async function refuseOverLimit(database: Database, orders: readonly Limited[]): Promise<void> {
  const passed = await passedAmount(database, orders);
  if (passed) throw new AppError('SUB_ACCOUNT_LIMIT', { reason: limitText(passed), ...passed });
}

/** Exceeded amount limit; null if none. Throws limits that the owner cannot lift. */
export async function passedAmount(
  database: Database,
  orders: readonly Limited[],
): Promise<AmountRefusal | null> {
  const [first] = orders;
  if (!first) return null;
  const refusal = await refusalOf(database, {
    partner: first.partner,
    user: first.user,
    brands: orders.map(({ brand }) => brand),
    totals: orders.map(({ total }) => total),
  });
  if (!refusal) return null;
  if (refusal.rule === 'right') throw new AppError('FORBIDDEN');
  if (isAmount(refusal)) return refusal;
  throw new AppError('SUB_ACCOUNT_LIMIT', { reason: limitText(refusal), ...refusal });
}

/** Throws SUB_ACCOUNT_LIMIT, worded for the owner, if the buyer may not buy the item at any price. */
export async function refuseBarred(
  database: Database,
  { user, brand, actor }: Pick<OrderRow, 'user' | 'brand' | 'actor'>,
): Promise<void> {
  const bar = await barOf(database, { user, brand });
  if (bar) throw new AppError('SUB_ACCOUNT_LIMIT', { reason: barText(bar, actor), ...bar });
}
