import type { EntityRow } from '../../../../admin/entity/calls';
import { absent } from '../../../../admin/server/read-only';
import type { ResourceService, Scope } from '../../../../admin/server/service-shape';
import { createTableReading } from '../../../../admin/server/table-reading';
import { monthsText } from '../../../../core/format/month';
import { REFUNDED, TRANSACTION } from '../../../../core/states';
import type { Database } from '../../../../platform/db/client';
import { containingWords } from '../../../../platform/db/containing';
import { type SQL, sql } from '../../../../platform/db/sql';
import { seesCost } from '../../../../platform/http/visibility';
import type { Store } from '../../../offers';
import type { TransactionDetail } from '../../contract/transaction';
import { reasonText } from '../../text/failure-reason';
import { foundBy } from './found-store';
import { readOrders } from './read-store';
import { orderFor } from './visibility';

const { pending, success, cancelled, failed } = TRANSACTION;
const refunded = `t.status = ${failed} and t.refunded in (${REFUNDED.whole}, ${REFUNDED.part})`;

/** Specification 4; a refund is whole or partial, and everything else is an error (twin of the index `transactions_error`). */
const statuses: Readonly<Record<string, string>> = {
  [pending]: `t.status = ${pending}`,
  [success]: `t.status = ${success}`,
  [cancelled]: `t.status = ${cancelled}`,
  [failed]: refunded,
  part: `t.status = ${failed} and t.refunded = ${REFUNDED.part}`,
  error: `t.status not in (${pending}, ${success}, ${cancelled}) and not (${refunded})`,
};

const statusOf = ({ status, refunded: back }: Pick<TransactionDetail, 'status' | 'refunded'>): string => {
  if (status === failed && back === REFUNDED.part) return 'part';
  const isRefund = status === failed && back === REFUNDED.whole;
  return isRefund || [pending, success, cancelled].some((one) => one === status) ? String(status) : 'error';
};

/** Amounts that a person sees, finds, sorts and sums. */
type Amounts = Readonly<Record<Store<'transaction'>['sums'][number], SQL>>;

const withCost: Amounts = {
  selling_total: sql`t.selling_total`,
  resale_total: sql`t.resale_total`,
  margin: sql`(t.resale_total - t.selling_total)`,
  refund_amount: sql`t.refund_amount`,
};

/** Twin of `orderFor` for people who may not see the cost. */
const withoutCost: Amounts = {
  selling_total: sql`t.resale_total`,
  resale_total: sql`null::bigint`,
  margin: sql`null::bigint`,
  refund_amount: sql`round(t.refund_amount::numeric / t.selling_total * coalesce(t.resale_total, 0))`,
};

/** Store of the resource `transaction`. */
export function createOrderList(database: Database): ResourceService {
  const atCost = readingAt(database, withCost);
  const atSellingPrice = readingAt(database, withoutCost);
  const readingOf = ({ can }: Scope) => (!can || seesCost({ can }) ? atCost : atSellingPrice);
  return {
    ...atCost,
    list: (resource, scope, query) => readingOf(scope).list(resource, scope, query),
    all: (resource, scope, query) => readingOf(scope).all(resource, scope, query),
    sum: (resource, scope, query) => (readingOf(scope).sum ?? absent)(resource, scope, query),
    find: (resource, scope, ...asked) => (readingOf(scope).find ?? absent)(resource, scope, ...asked),
  };
}

const readingAt = (database: Database, amounts: Amounts) =>
  createTableReading<Store<'transaction'>>(database, {
    from: sql`transactions t`,
    id: sql`t.id`,
    seenBy: ({ partnerId }) => sql`t.partner_id = ${partnerId}`,
    columns: {
      created_at: sql`t.created_at`,
      date: sql`t.created_at`,
      status: (values) => sql.raw(`(${values.map((value) => statuses[value] ?? 'false').join(' or ')})`),
      parent_category_id: sql`t.brand_id`,
      source: sql`t.source`,
      user_id: sql`t.user_id`,
      ...amounts,
    },
    search: (typed, { partnerId }) =>
      foundBy(partnerId, (text) => containingWords(typed, [text], [amounts.selling_total])),
    isFound: true,
    async read(db, tail, { can }) {
      const orders = await readOrders(db, tail);
      return orders.map(({ user_id, ...order }) => present(can ? orderFor({ can })(order) : order, user_id));
    },
  });

function present({ bill, ...order }: TransactionDetail, user_id: string): EntityRow {
  const { selling_total: paid, resale_total: sold, parent_category_id, date } = order;
  const facts = {
    ...{ item_name: order.item_name, product_name: order.product_name, parent_category_id, user_id },
    ...{ product_image: order.product_image, product_key: order.product_key, monogram: order.monogram },
    ...{ destination: order.destination || null, nickname: order.nickname },
    ...{
      code: order.code,
      ref_id: order.ref_id,
      date,
      status: statusOf(order),
      source: String(order.source),
    },
    reason: order.status_reason_code && reasonText(order.status_reason_code),
    ...{ qty: order.qty, unit_price: order.unit_price, selling_total: paid, resale_total: sold },
    margin: sold === null || paid === null ? null : sold - paid,
    refund_amount: order.refund_amount,
    sn: order.sn ?? (order.voucher_codes.join(', ') || null),
    ...{ customer_name: order.customer_name, note: order.note },
    ...(bill && {
      bill_periods: monthsText(bill.periods.map(({ period }) => period)),
      ...{ bill_amount: bill.bill_amount, penalty: bill.penalty },
      ...{ admin_fee: bill.admin_fee, commission: bill.commission },
    }),
  };
  return {
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)),
    id: order.id,
    version: order.version,
    created_at: date,
    updated_at: order.finished_at ?? date,
    updated_by: null,
    reference_titles: { [parent_category_id]: order.product_name, [user_id]: order.actor_name },
  };
}
