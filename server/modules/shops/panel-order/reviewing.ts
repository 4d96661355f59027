import { ORDER } from '../../../../src/core/states';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { changeOrder, lockOrder, type PanelOrder } from './order-store';

export interface Review {
  rating: number;
  review: string | null;
}

/** Stores one review of a delivered order. Throws REVIEW_CLOSED. */
export const reviewOrder = (database: Database, id: string, said: Review): Promise<PanelOrder> =>
  database.transaction(async (tx) => {
    const order = await lockOrder(tx, { id });
    if (order?.order_status !== ORDER.done || order.rating !== null) throw new AppError('REVIEW_CLOSED');
    return changeOrder(tx, order, { ...said });
  });
