import { useEffect, useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useFacts } from '../../../../admin/web/session/facts';
import type { Sent, Unanswered } from '../../../../admin/web/session/use-unanswered';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { forgetOrder, mayHaveHappened, storeOrder } from '../../../../platform/web/unanswered-orders';
import { serverTime } from '../../../../ui/server-clock';
import type { OrderApproval } from '../../contract/order-approval';
import type { TransactionDetail } from '../../contract/transaction';
import { isAmount } from '../../text/sub-account-limit';
import type { FieldErrors } from './check-order';
import { useRefreshOwnLimits } from './own-limits';
import { errorsFrom } from './server-errors';

export type Stage<Body> =
  | { kind: 'form' }
  | { kind: 'pin'; order: Sent<Body>; error: ApiError | null }
  | { kind: 'question'; order: Sent<Body>; pin: string; agreed: Body; asked: ApiError }
  | { kind: 'approval'; order: Sent<Body>; pin: string; asked: ApiError };

interface PurchaseWay<Body> {
  send: (order: Sent<Body>, pin: string) => Promise<TransactionDetail>;
  askOwner: (order: Sent<Body>, pin: string) => Promise<OrderApproval>;
  /** Modified order if the refusal is a question that was confirmed; null otherwise. */
  agreed: (body: Body, refusal: ApiError) => Body | null;
}

export interface PurchaseEvents {
  /** The person knows already that the owner is asked: it is not asked about again after the PIN. */
  isApprovalShown: boolean;
  onBought: (order: TransactionDetail) => void;
  onAsked: (approvalId: string) => void;
  onErrors: (errors: FieldErrors) => void;
}

/** Next stage after a refusal: the form, unless a question is possible. */
function afterRefusal<Body>(
  order: Sent<Body>,
  pin: string,
  asked: ApiError,
  agreed: Body | null,
): Stage<Body> {
  if (asked.code === 'WRONG_PIN' || asked.code === 'PIN_LOCKED') return { kind: 'pin', order, error: asked };
  if (asked.code === 'SUB_ACCOUNT_LIMIT' && isAmount(asked.details ?? {}))
    return { kind: 'approval', order, pin, asked };
  return agreed ? { kind: 'question', order, pin, agreed, asked } : { kind: 'form' };
}

/** From a checked order through the PIN to a purchase: one key per order, never two at once. */
export function usePurchase<Body extends Record<string, unknown>>(
  form: string,
  way: PurchaseWay<Body>,
  lostOrder: Unanswered<Body, TransactionDetail>,
  { isApprovalShown, onBought, onAsked, onErrors }: PurchaseEvents,
) {
  const { profile, refresh } = useFacts();
  const [stage, setStage] = useState<Stage<Body>>({ kind: 'form' });
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const busy = useRef(false);
  const shown = useShown();
  const refreshLimits = useRefreshOwnLimits();

  const ask = (body: Body, sent?: Sent<Body>) => {
    setFailure(null);
    setStage({ kind: 'pin', order: sent ?? freshOrder(body), error: null });
  };

  const send = async (order: Sent<Body>, pin: string) => {
    if (busy.current) return;
    const other = lostOrder.readStored();
    if (other && other.key !== order.key) {
      setStage({ kind: 'form' });
      await lostOrder.check(other);
      return;
    }
    busy.current = true;
    setSending(true);
    storeOrder(profile.id, { form, ...order });
    try {
      const bought = await way.send(order, pin);
      // The page was left: the unanswered order is looked up on return.
      if (!shown.current) return;
      lostOrder.settle();
      onBought(bought);
    } catch (error) {
      await refused(order, pin, asApiError(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const refused = async (order: Sent<Body>, pin: string, error: ApiError) => {
    if (mayHaveHappened(error)) {
      setStage({ kind: 'form' });
      const found = await lostOrder.check(order);
      if (found.kind === 'found' && shown.current) onBought(found.made);
      return;
    }
    forgetOrder(profile.id, form);
    lostOrder.settle();
    if (error.code === 'SUB_ACCOUNT_LIMIT') refreshLimits();
    const next = afterRefusal(order, pin, error, way.agreed(order.body, error));
    if (next.kind === 'approval' && isApprovalShown) return askOwner(order, pin);
    setStage(next);
    if (next.kind === 'form') {
      const errors = errorsFrom(error);
      if (errors) onErrors(errors);
      else setFailure(error);
      void refresh();
    }
  };

  const askOwner = async (order: Sent<Body>, pin: string) => {
    busy.current = true;
    setSending(true);
    try {
      onAsked((await way.askOwner(order, pin)).id);
    } catch (failed) {
      const error = asApiError(failed);
      const waiting = error.code === 'APPROVAL_WAITING' ? error.details?.id : undefined;
      if (typeof waiting === 'string') return onAsked(waiting);
      if (error.code === 'WRONG_PIN' || error.code === 'PIN_LOCKED') setStage({ kind: 'pin', order, error });
      else {
        setStage({ kind: 'form' });
        setFailure(error);
      }
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  return {
    stage,
    isSending,
    failure,
    ask,
    confirm: (pin: string) => (stage.kind === 'pin' ? send(stage.order, pin) : undefined),
    /** Confirming creates another order, so it needs another key. */
    agree: () => (stage.kind === 'question' ? send(freshOrder(stage.agreed), stage.pin) : undefined),
    /** Requests approval. The key is the order's, so a repeat is the same request. */
    askOwner: () =>
      stage.kind === 'approval' && !busy.current ? askOwner(stage.order, stage.pin) : undefined,
    dismiss: () => {
      if (!busy.current) setStage({ kind: 'form' });
    },
  };
}

const freshOrder = <Body>(body: Body): Sent<Body> => ({ key: v4(), at: serverTime(), body });

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
