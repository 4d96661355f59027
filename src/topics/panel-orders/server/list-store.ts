import { searchedTerms } from '../../../core/format/phone';
import { type OrderStage, PRODUCT_SOURCE } from '../../../core/states';
import { containingAny } from '../../../platform/db/containing';
import { type SQL, sql } from '../../../platform/db/sql';

export const searchOrders = (term: string): SQL => containingAny(sql`search`, searchedTerms(term));

/** How lists find orders. Sorted columns have an index with the partner first. */
export const orderColumns = {
  created_at: sql`created_at`,
  total: sql`total`,
  profit: sql`earned`,
  order_status: sql`order_status`,
  payment_status: sql`payment_status`,
  product_source: (values: string[]): SQL =>
    sql`product_source in ${values.map((value) => PRODUCT_SOURCE[value === 'vcg' ? 'vcg' : 'custom'])}`,
  payment_source: sql`payment_source`,
  member_id: sql`member_id`,
  stage: (values: string[]): SQL =>
    sql.raw(`(${values.map((value) => stages[value as OrderStage] ?? 'false').join(' or ')})`),
};

/** Must match `stageOf` of `present.ts`; written for the index on the status. */
const waits = 'payment_status = 2 and order_status = 2 and reason is not null';
const stages: Record<OrderStage, string> = {
  unpaid: `order_status = 1 and payment_source <> 'manual'`,
  transfer: `(order_status = 1 and payment_source = 'manual')`,
  overdue: `(order_status = 5 and payment_source = 'manual')`,
  running: 'payment_status = 2 and order_status = 2 and reason is null',
  supply: `(payment_status = 2 and order_status = 4 or ${waits} and fulfilment = 'h2h')`,
  code: `(${waits} and fulfilment = 'code')`,
  hand: `(${waits} and fulfilment not in ('h2h', 'code'))`,
  done: 'order_status = 3',
  closed: `(order_status in (2, 4, 5, 6) and payment_status <> 2
    and not (order_status = 5 and payment_source = 'manual'))`,
};
