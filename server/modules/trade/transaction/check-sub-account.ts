import {
  type AmountRefusal,
  barText,
  isAmount,
  type LimitRefusal,
  limitText,
} from '../../../../src/core/text/sub-account-limit';
import type { Database } from '../../../db/client';
import { run, statement } from '../../../db/statement';
import { AppError } from '../../../http/app-error';
import type { OrderRow } from './buy-statement';

type Limited = Pick<OrderRow, 'partner' | 'user' | 'brand' | 'total'>;

/** `right`: it may not buy at all any more. */
type Refusal = LimitRefusal | { rule: 'right' };

const refusalStatement = statement<
  { partner: string; user: string; brands: string[]; totals: number[] },
  { refusal: Refusal | null }
>(
  'transaction_sub_account_refusal',
  `select sub_account_refusal(:partner::uuid, :user::uuid, :brands::uuid[], :totals::bigint[]) as refusal`,
);

const barStatement = statement<{ user: string; brand: string }, { bar: Refusal | null }>(
  'transaction_sub_account_bar',
  'select sub_account_bar(:user::uuid, array[:brand::uuid]) as bar',
);

/**
 * Throws SUB_ACCOUNT_LIMIT or FORBIDDEN when the person behind these orders may not make all of them: said here before
 * the PIN, held by the purchase itself (`buy-statement.ts`).
 */
export async function refuseOverLimit(database: Database, orders: readonly Limited[]): Promise<void> {
  const passed = await passedAmount(database, orders);
  if (passed) throw new AppError('SUB_ACCOUNT_LIMIT', { reason: limitText(passed), ...passed });
}

/** The limit of amount that these orders pass; null where they pass none. Throws what the owner cannot lift. */
export async function passedAmount(
  database: Database,
  orders: readonly Limited[],
): Promise<AmountRefusal | null> {
  const [first] = orders;
  if (!first) return null;
  const [row] = await run(database, refusalStatement, {
    partner: first.partner,
    user: first.user,
    brands: orders.map(({ brand }) => brand),
    totals: orders.map(({ total }) => total),
  });
  const refusal = row?.refusal;
  if (!refusal) return null;
  if (refusal.rule === 'right') throw new AppError('FORBIDDEN');
  if (isAmount(refusal)) return refusal;
  throw new AppError('SUB_ACCOUNT_LIMIT', { reason: limitText(refusal), ...refusal });
}

/** Throws SUB_ACCOUNT_LIMIT, in words for the owner, where its buyer may not buy an order whatever it costs. */
export async function refuseBarred(
  database: Database,
  { user, brand, actor }: Pick<OrderRow, 'user' | 'brand' | 'actor'>,
): Promise<void> {
  const [row] = await run(database, barStatement, { user, brand });
  if (row?.bar) throw new AppError('SUB_ACCOUNT_LIMIT', { reason: barText(row.bar, actor), ...row.bar });
}
