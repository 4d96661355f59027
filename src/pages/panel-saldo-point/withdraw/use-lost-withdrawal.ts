import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { call } from '../../../api/call';
import { useFacts } from '../../../api/facts';
import { forgetOrder, unansweredOrder } from '../../../api/unanswered-orders';
import { getWithdrawalByKey, type Withdrawal } from '../../../core/contract/withdrawal';

/** Name of this form among what has no answer yet. */
export const FORM = 'withdrawal';

const keptWish = z.object({
  amount: z.int(),
  target: z.union([z.literal(1), z.literal(2)]),
  bank_account_id: z.uuid().optional(),
});
export type Wish = z.infer<typeof keptWish>;

/** A withdrawal on its way, or one whose answer never came. */
export interface SentWish {
  key: string;
  /** ISO instant of the first try. */
  at: string;
  body: Wish;
}

/** What became of the one without an answer. `missing`: the server knows of none (yet). */
type Lost =
  | { kind: 'none' }
  | { kind: 'checking' | 'missing' | 'unreachable'; sent: SentWish }
  | { kind: 'found'; made: Withdrawal };

function keptSent(userId: string): SentWish | null {
  const kept = unansweredOrder(userId, FORM);
  const body = keptWish.safeParse(kept?.body);
  return kept && body.success ? { key: kept.key, at: kept.at, body: body.data } : null;
}

async function lookUp(sent: SentWish): Promise<Lost> {
  try {
    const { data } = await call(getWithdrawalByKey, { params: { key: sent.key } });
    return data ? { kind: 'found', made: data } : { kind: 'missing', sent };
  } catch {
    // Not knowing is an answer of its own here, with its own words on screen.
    return { kind: 'unreachable', sent };
  }
}

export type LostWithdrawal = ReturnType<typeof useLostWithdrawal>;

/** Finds out what became of a withdrawal whose answer was lost, so that a reload never takes it twice. */
export function useLostWithdrawal() {
  const { profile } = useFacts();
  const [lost, setLost] = useState<Lost>(() => {
    const sent = keptSent(profile.id);
    return sent ? { kind: 'checking', sent } : { kind: 'none' };
  });

  const settle = useCallback(() => {
    forgetOrder(profile.id, FORM);
    setLost({ kind: 'none' });
  }, [profile.id]);

  const look = useCallback(
    async (sent: SentWish): Promise<Lost> => {
      setLost({ kind: 'checking', sent });
      const found = await lookUp(sent);
      if (found.kind === 'found') forgetOrder(profile.id, FORM);
      setLost(found);
      return found;
    },
    [profile.id],
  );

  useEffect(() => {
    const sent = keptSent(profile.id);
    if (sent) void look(sent);
  }, [profile.id, look]);

  useEffect(() => {
    if (lost.kind !== 'unreachable') return undefined;
    const again = () => void look(lost.sent);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost, look]);

  return { lost, look, settle, isOpen: lost.kind !== 'none' && lost.kind !== 'found' };
}
