import type { Unanswered } from '../../../../admin/web/session/use-unanswered';
import type { ApiError } from '../../../../platform/web/api-error';
import { useAction } from '../../../../platform/web/use-call';
import type { BrandDetail } from '../../../catalogue/contract/catalogue';
import { askApproval } from '../../contract/order-approval';
import { createTransaction, type TransactionDetail } from '../../contract/transaction';
import type { OrderBody } from './check-order';
import { type PurchaseEvents, usePurchase } from './use-purchase';

export function useOrderPurchase(
  brand: BrandDetail,
  lostOrder: Unanswered<OrderBody, TransactionDetail>,
  events: PurchaseEvents,
) {
  const { mutateAsync } = useAction(createTransaction);
  const asking = useAction(askApproval);
  const way = {
    send: async ({ key, body }: { key: string; body: OrderBody }, pin: string) =>
      (await mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    askOwner: async ({ key, body }: { key: string; body: OrderBody }, pin: string) =>
      (await asking.mutateAsync({ headers: { 'idempotency-key': key }, body: { ...body, pin } })).data,
    agreed,
  };
  return usePurchase(brand.id, way, lostOrder, events);
}

function agreed(body: OrderBody, { code, details }: ApiError): OrderBody | null {
  if (code === 'DUPLICATE_DESTINATION') return { ...body, allow_duplicate: true };
  if (code === 'PRICE_NOT_MATCH') return { ...body, expected_price: Number(details?.current_price) };
  return null;
}
