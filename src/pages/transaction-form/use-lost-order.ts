import { z } from 'zod';
import { call } from '../../api/call';
import { type Deed, type Sent, type Unanswered, useUnanswered } from '../../api/use-unanswered';
import {
  createTransactionInput,
  getTransactionByKey,
  type TransactionDetail,
} from '../../core/contract/transaction';
import type { OrderBody } from './check-order';

export type SentOrder = Sent<OrderBody>;
export type LostOrder = Unanswered<OrderBody, TransactionDetail>;

const purchase: Deed<OrderBody, TransactionDetail> = {
  // Ids of another host are no UUIDs.
  body: createTransactionInput.omit({ pin: true }).extend({ brand_id: z.string(), variation_id: z.string() }),
  find: async (key) => (await call(getTransactionByKey, { params: { key } })).data,
};

/** What became of a purchase of this form whose answer was lost. */
export const useLostOrder = (form: string): LostOrder => useUnanswered(form, purchase);
