import { useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { type ApiError, asApiError } from '../../api/api-error';
import { useFacts } from '../../api/facts';
import { forgetOrder, keepOrder, mayHaveHappened } from '../../api/unanswered-orders';
import { useAct } from '../../api/use-call';
import type { BrandDetail } from '../../core/contract/catalogue';
import { createTransaction, type TransactionDetail } from '../../core/contract/transaction';
import type { FieldErrors, OrderBody } from './check-order';
import { errorsFrom } from './server-errors';
import type { LostOrder, SentOrder } from './use-lost-order';

/** Where the purchase stands, apart from the form itself. */
export type Stage =
  | { kind: 'form' }
  | { kind: 'pin'; order: SentOrder; error: ApiError | null }
  /** The server asks back: another price, or the same order once more. */
  | { kind: 'question'; order: SentOrder; pin: string; asked: ApiError };

interface PurchaseEvents {
  onBought: (order: TransactionDetail) => void;
  /** Refusals that belong beside inputs. */
  onErrors: (errors: FieldErrors) => void;
}

/** The way from a checked order through the PIN to a purchase: one key an order, never two at once. */
export function usePurchase(
  brand: BrandDetail,
  lostOrder: LostOrder,
  { onBought, onErrors }: PurchaseEvents,
) {
  const { profile, refresh } = useFacts();
  const { mutateAsync } = useAct(createTransaction);
  const [stage, setStage] = useState<Stage>({ kind: 'form' });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const busy = useRef(false);
  const shown = useShown();

  /** Asks for the PIN of an order. */
  const ask = (body: OrderBody, sent?: SentOrder) => {
    setFailure(null);
    setStage({ kind: 'pin', order: sent ?? freshOrder(body), error: null });
  };

  const send = async (order: SentOrder, pin: string) => {
    if (busy.current) return;
    const other = lostOrder.kept();
    if (other && other.key !== order.key) {
      setStage({ kind: 'form' });
      await lostOrder.look(other);
      return;
    }
    busy.current = true;
    setSending(true);
    keepOrder(profile.id, { form: brand.id, ...order, body: { ...order.body } });
    try {
      const answer = await mutateAsync({
        headers: { 'idempotency-key': order.key },
        body: { ...order.body, pin },
      });
      // Who has left the page sees the result here on coming back.
      if (!shown.current) return;
      lostOrder.settle();
      onBought(answer.data);
    } catch (error) {
      await refused(order, pin, asApiError(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const refused = async (order: SentOrder, pin: string, error: ApiError) => {
    if (mayHaveHappened(error)) {
      setStage({ kind: 'form' });
      const found = await lostOrder.look(order);
      if (found.kind === 'found' && shown.current) onBought(found.made);
      return;
    }
    forgetOrder(profile.id, brand.id);
    lostOrder.settle();
    if (error.code === 'WRONG_PIN' || error.code === 'PIN_LOCKED') {
      setStage({ kind: 'pin', order, error: error });
    } else if (error.code === 'PRICE_NOT_MATCH' || error.code === 'DUPLICATE_DESTINATION') {
      setStage({ kind: 'question', order, pin, asked: error });
    } else {
      setStage({ kind: 'form' });
      const errors = errorsFrom(error);
      if (errors) onErrors(errors);
      else setFailure(error);
      // The facts behind a gate were older than the server's.
      void refresh();
    }
  };

  return {
    stage,
    isSending,
    failure,
    ask,
    confirm: (pin: string) => (stage.kind === 'pin' ? send(stage.order, pin) : undefined),
    /** Yes to the question: another order, so another key. */
    agree: () =>
      stage.kind === 'question'
        ? send(freshOrder(agreedBody(stage.order.body, stage.asked)), stage.pin)
        : undefined,
    dismiss: () => {
      if (!busy.current) setStage({ kind: 'form' });
    },
  };
}

const freshOrder = (body: OrderBody): SentOrder => ({ key: v4(), at: new Date().toISOString(), body });

function agreedBody(body: OrderBody, { code, details }: ApiError): OrderBody {
  if (code === 'DUPLICATE_DESTINATION') return { ...body, allow_duplicate: true };
  return { ...body, expected_price: Number(details?.current_price) };
}

/** False once the page has been left. */
function useShown() {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
