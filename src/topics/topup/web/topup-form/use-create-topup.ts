import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useFacts } from '../../../../admin/web/session/facts';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import {
  forgetOrder,
  mayHaveHappened,
  storeOrder,
  unansweredOrder,
} from '../../../../platform/web/unanswered-orders';
import { useAction } from '../../../../platform/web/use-call';
import { serverTime } from '../../../../ui/server-clock';
import { type CreateTopupInput, createTopup, createTopupInput, type Topup } from '../../contract/topup';

const FORM = 'topup';

interface SentTopup {
  key: string;
  body: CreateTopupInput;
}

function storedTopup(userId: string): SentTopup | null {
  const stored = unansweredOrder(userId, FORM);
  const body = createTopupInput.safeParse(stored?.body);
  return stored && body.success ? { key: stored.key, body: body.data } : null;
}

const isSame = (one: CreateTopupInput, other: CreateTopupInput): boolean =>
  one.amount === other.amount && one.method_code === other.method_code;

interface TopupEvents {
  onMade: (topup: Topup) => void;
  onRefused: (refusal: ApiError) => void;
}

/** One key per form, stored in this browser until answered, so that a retry or a later return creates it once. */
export function useCreateTopup({ onMade, onRefused }: TopupEvents) {
  const { profile } = useFacts();
  const { mutateAsync } = useAction(createTopup);
  const busy = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [unanswered, setUnanswered] = useState(() => storedTopup(profile.id));

  const settle = () => {
    forgetOrder(profile.id, FORM);
    setUnanswered(null);
  };

  const send = async ({ key, body }: SentTopup) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    storeOrder(profile.id, { form: FORM, key, at: serverTime(), body: { ...body } });
    try {
      const { data } = await mutateAsync({ headers: { 'idempotency-key': key }, body });
      settle();
      onMade(data);
    } catch (error) {
      const refusal = asApiError(error);
      setFailure(refusal);
      if (mayHaveHappened(refusal)) setUnanswered({ key, body });
      else {
        settle();
        onRefused(refusal);
      }
    }
    busy.current = false;
    setSending(false);
  };

  return {
    isSending,
    failure,
    unanswered,
    create: (body: CreateTopupInput) =>
      send(unanswered && isSame(unanswered.body, body) ? unanswered : { key: v4(), body }),
    resend: () => (unanswered ? send(unanswered) : undefined),
    /** If it was created after all it is in the list, and moves no money by itself. */
    forget: () => {
      setFailure(null);
      settle();
    },
  };
}
