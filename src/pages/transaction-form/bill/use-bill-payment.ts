import { useAct } from '../../../api/use-call';
import { type Intent, useUnanswered } from '../../../api/use-unanswered';
import { askBillApproval } from '../../../core/contract/order-approval';
import { payBill } from '../../../core/contract/postpaid';
import type { TransactionDetail } from '../../../core/contract/transaction';
import { orderOfKey } from '../use-lost-order';
import { type PurchaseEvents, usePurchase } from '../use-purchase';
import { type BillBody, billBody } from './bill-body';

const payment: Intent<BillBody, TransactionDetail> = { body: billBody, find: orderOfKey };

/** Pays a bill and looks up unanswered payments. `form` is the brand's id. */
export function useBillPayment(form: string, events: PurchaseEvents) {
  const { mutateAsync } = useAct(payBill);
  const asking = useAct(askBillApproval);
  const lostOrder = useUnanswered(form, payment);
  const way = {
    send: async ({ key, body: { told: _told, ...body } }: { key: string; body: BillBody }, pin: string) =>
      (await mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    askOwner: async ({ key, body: { told: _told, ...body } }: { key: string; body: BillBody }, pin: string) =>
      (await asking.mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    // Bills need no confirmation: they are looked up again instead.
    agreed: () => null,
  };
  return { lostOrder, purchase: usePurchase(form, way, lostOrder, events) };
}
