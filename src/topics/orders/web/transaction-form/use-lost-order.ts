import {
  type Intent,
  storedId,
  type Unanswered,
  useUnanswered,
} from '../../../../admin/web/session/use-unanswered';
import { call } from '../../../../platform/web/call';
import {
  createTransactionInput,
  getTransactionByKey,
  type TransactionDetail,
} from '../../contract/transaction';
import type { OrderBody } from './check-order';

export const orderOfKey = async (key: string): Promise<TransactionDetail | null> =>
  (await call(getTransactionByKey, { params: { key } })).data;

const purchase: Intent<OrderBody, TransactionDetail> = {
  body: createTransactionInput.omit({ pin: true }).extend({ brand_id: storedId, variation_id: storedId }),
  find: orderOfKey,
};

export const useLostOrder = (form: string): Unanswered<OrderBody, TransactionDetail> =>
  useUnanswered(form, purchase);
