import { rupiah } from '../../../../core/format/money';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { BillPaymentInput } from '../../contract/postpaid';
import { type BillKey, takenBills } from '../transaction/check-bill';
import { checkLimit } from '../transaction/check-limit';
import { closureOf } from '../transaction/check-product';
import { orderParam } from '../transaction/order-param';
import type { Prepared } from '../transaction/prepare';
import { type InquiryFacts, readInquiryFacts } from './inquiry-store';

export type BillRequest = Omit<BillPaymentInput, 'pin'>;

type Payer = Pick<Actor, 'partnerId' | 'userId' | 'name'>;

export type ValidatedBill =
  | { kind: 'prepared'; order: Prepared; facts: InquiryFacts }
  | { kind: 'refused'; refusal: AppError; facts: InquiryFacts | null };

/**
 * Prepares the payment of a bill. Refusals move no money; the purchase statement also enforces that the
 * inquiry is of today and the bill is paid once.
 */
export async function prepareBill(database: Database, actor: Payer, request: BillRequest): Promise<Prepared> {
  const [validated] = await prepareBills(database, actor, [request]);
  if (validated?.kind !== 'prepared') throw validated?.refusal ?? new AppError('NOT_FOUND');
  return validated.order;
}

export async function prepareBills(
  database: Database,
  actor: Payer,
  requests: readonly BillRequest[],
): Promise<ValidatedBill[]> {
  const ids = requests.map(({ inquiry_id }) => inquiry_id);
  const facts = await readInquiryFacts(database, actor.partnerId, ids);
  const taken = await takenBills(
    database,
    [...facts.values()].map((one) => keyOf(actor, one)),
  );
  return requests.map((request): ValidatedBill => {
    const found = facts.get(request.inquiry_id);
    if (!found) return { kind: 'refused', refusal: new AppError('NOT_FOUND'), facts: null };
    try {
      const other = taken.get(found.inquiry);
      if (other) throw other;
      return { kind: 'prepared', order: orderOf(actor, request, found), facts: found };
    } catch (refusal) {
      if (!(refusal instanceof AppError)) throw refusal;
      return { kind: 'refused', refusal, facts: found };
    }
  });
}

const keyOf = ({ partnerId }: Payer, facts: InquiryFacts): BillKey => ({
  partner: partnerId,
  variation: facts.variation_id,
  destination: facts.customer_no,
  bill_period: facts.periods[0]?.period ?? null,
  inquiry: facts.inquiry,
});

function orderOf(actor: Payer, request: BillRequest, facts: InquiryFacts): Prepared {
  if (!facts.is_today) throw new AppError('INQUIRY_EXPIRED');
  if (facts.newest_total !== facts.total) {
    throw new AppError('BILL_CHANGED', { from: rupiah(facts.total), to: rupiah(facts.newest_total) });
  }
  const closed = closureOf(facts);
  if (closed) throw closed;
  checkLimit(facts, facts.total);
  return {
    ...keyOf(actor, facts),
    user: actor.userId,
    actor: actor.name,
    ref_id: request.ref_id ?? null,
    brand: facts.brand_id,
    product_name: facts.product_name,
    item_name: facts.item_name,
    sku: facts.sku,
    nickname: facts.customer_name,
    order_param: orderParam(facts.forms, facts.form_values),
    qty: 1,
    unit_price: facts.total,
    total: facts.total,
    // The customer pays the total including the commission, which the partner keeps.
    resale_total: facts.total + facts.commission,
    customer_name: request.customer_name || null,
    note: request.note || null,
    sla_seconds: facts.sla_seconds,
    // The bill itself guarantees uniqueness.
    is_once: false,
  };
}
