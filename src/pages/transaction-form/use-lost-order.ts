import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/call';
import { useFacts } from '../../api/facts';
import { forgetOrder, unansweredOrder } from '../../api/unanswered-orders';
import {
  createTransactionInput,
  getTransactionByKey,
  type TransactionDetail,
} from '../../core/contract/transaction';
import type { OrderBody } from './check-order';

/** An order on its way, or one whose answer never came. */
export interface SentOrder {
  key: string;
  /** ISO instant of the first try. */
  at: string;
  body: OrderBody;
}

/** What became of the order without an answer. `missing`: the server knows of none (yet). */
export type LostOrder =
  | { kind: 'none' }
  | { kind: 'checking' | 'missing' | 'unreachable'; order: SentOrder }
  | { kind: 'found'; order: TransactionDetail };

const keptBody = createTransactionInput.omit({ pin: true });

/** The unanswered order of this form that storage holds. */
function keptOrder(userId: string, form: string): SentOrder | null {
  const kept = unansweredOrder(userId, form);
  if (!kept) return null;
  const body = keptBody.safeParse(kept.body);
  return body.success ? { key: kept.key, at: kept.at, body: body.data } : null;
}

async function lookUp(order: SentOrder): Promise<LostOrder> {
  try {
    const { data } = await call(getTransactionByKey, { params: { key: order.key } });
    return data ? { kind: 'found', order: data } : { kind: 'missing', order };
  } catch {
    // Not knowing is an answer of its own here, with its own words on screen.
    return { kind: 'unreachable', order };
  }
}

/** Finds out what became of a purchase whose answer was lost, so that a reload never buys twice. */
export function useLostOrder(form: string) {
  const { profile } = useFacts();
  const [lost, setLost] = useState<LostOrder>(() => {
    const order = keptOrder(profile.id, form);
    return order ? { kind: 'checking', order } : { kind: 'none' };
  });

  const settle = useCallback(() => {
    forgetOrder(profile.id, form);
    setLost({ kind: 'none' });
  }, [profile.id, form]);

  const look = useCallback(
    async (order: SentOrder): Promise<LostOrder> => {
      setLost({ kind: 'checking', order });
      const found = await lookUp(order);
      if (found.kind === 'found') forgetOrder(profile.id, form);
      setLost(found);
      return found;
    },
    [profile.id, form],
  );

  useEffect(() => {
    const order = keptOrder(profile.id, form);
    if (order) void look(order);
  }, [profile.id, form, look]);

  useEffect(() => {
    if (lost.kind !== 'unreachable') return undefined;
    const again = () => void look(lost.order);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost, look]);

  return {
    lost,
    look,
    settle,
    /** Another tab may have sent an order of this form meanwhile. */
    kept: () => keptOrder(profile.id, form),
    isOpen: lost.kind !== 'none' && lost.kind !== 'found',
  };
}
