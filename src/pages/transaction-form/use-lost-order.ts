import { call } from '../../api/call';
import { type Intent, keptId, type Sent, type Unanswered, useUnanswered } from '../../api/use-unanswered';
import {
  createTransactionInput,
  getTransactionByKey,
  type TransactionDetail,
} from '../../core/contract/transaction';
import type { OrderBody } from './check-order';

export type SentOrder = Sent<OrderBody>;
export type LostOrder = Unanswered<OrderBody, TransactionDetail>;

const purchase: Intent<OrderBody, TransactionDetail> = {
  body: createTransactionInput.omit({ pin: true }).extend({ brand_id: keptId, variation_id: keptId }),
  find: async (key) => (await call(getTransactionByKey, { params: { key } })).data,
};

/** What became of a purchase of this form whose answer was lost. */
export const useLostOrder = (form: string): LostOrder => useUnanswered(form, purchase);
