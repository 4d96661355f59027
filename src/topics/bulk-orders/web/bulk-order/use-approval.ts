import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import { useFacts } from '../../../../admin/web/session/facts';
import { type Intent, type Sent, useUnanswered } from '../../../../admin/web/session/use-unanswered';
import { type ApiError, asApiError } from '../../../../platform/web/api-error';
import { call } from '../../../../platform/web/call';
import { forgetOrder, mayHaveHappened, storeOrder } from '../../../../platform/web/unanswered-orders';
import { useAction } from '../../../../platform/web/use-call';
import { serverTime } from '../../../../ui/server-clock';
import { type CreateBulkInput, createBulk, getBulkByKey } from '../../contract';

type BatchInput = Omit<CreateBulkInput, 'pin'>;
interface Made {
  id: string;
  code: string;
}

/** A single form: an unanswered batch is looked up before another is sent. */
const FORM = 'bulk-order';

const intent: Intent<BatchInput, Made> = {
  body: createBulk.body.omit({ pin: true }),
  find: async (key) => (await call(getBulkByKey, { params: { key } })).data,
};

export const totalOf = ({ rows }: BatchInput): number => rows.reduce((sum, { price }) => sum + price, 0);

/** From checked rows through the PIN to a batch: one key per approval, never two at once. */
export function useApproval({ onMade, onChanged }: { onMade: (id: string) => void; onChanged: () => void }) {
  const { profile, refresh } = useFacts();
  const lost = useUnanswered(FORM, intent);
  const { mutateAsync } = useAction(createBulk);
  const [asking, setAsking] = useState<{ sent: Sent<BatchInput>; error: ApiError | null } | null>(null);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const busy = useRef(false);

  const ask = (body: BatchInput, sent?: Sent<BatchInput>) => {
    setFailure(null);
    setAsking({ sent: sent ?? { key: v4(), at: serverTime(), body }, error: null });
  };

  const send = async (sent: Sent<BatchInput>, pin: string) => {
    if (busy.current) return;
    const other = lost.readStored();
    if (other && other.key !== sent.key) {
      setAsking(null);
      await lost.check(other);
      return;
    }
    busy.current = true;
    setSending(true);
    storeOrder(profile.id, { form: FORM, ...sent, body: { ...sent.body } });
    try {
      const { data } = await mutateAsync({
        headers: { 'idempotency-key': sent.key },
        body: { ...sent.body, pin },
      });
      lost.settle();
      onMade(data.id);
    } catch (error) {
      await refused(sent, asApiError(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };

  const refused = async (sent: Sent<BatchInput>, error: ApiError) => {
    if (mayHaveHappened(error)) {
      setAsking(null);
      const found = await lost.check(sent);
      if (found.kind === 'found') onMade(found.made.id);
      return;
    }
    forgetOrder(profile.id, FORM);
    lost.settle();
    if (error.code === 'WRONG_PIN' || error.code === 'PIN_LOCKED') {
      setAsking({ sent, error });
      return;
    }
    setAsking(null);
    if (error.code === 'CHANGED_SINCE_SEEN') onChanged();
    else setFailure(error);
    void refresh();
  };

  return {
    asking,
    isSending,
    failure,
    lost,
    ask,
    confirm: (pin: string) => (asking ? send(asking.sent, pin) : undefined),
    dismiss: () => {
      if (!busy.current) setAsking(null);
    },
  };
}

export type Approval = ReturnType<typeof useApproval>;
