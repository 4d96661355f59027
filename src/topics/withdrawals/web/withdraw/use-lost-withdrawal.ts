import { useMemo } from 'react';
import { z } from 'zod';
import {
  type Intent,
  type Sent,
  storedId,
  type Unanswered,
  useUnanswered,
} from '../../../../admin/web/session/use-unanswered';
import type { Withdrawal } from '../../contract';
import type { WithdrawalSource } from './access';

const storedRequest = z.object({
  amount: z.int(),
  target: z.union([z.literal(1), z.literal(2)]),
  bank_account_id: storedId.optional(),
});
export type WithdrawalRequest = z.infer<typeof storedRequest>;
export type SentRequest = Sent<WithdrawalRequest>;
export type LostWithdrawal = Unanswered<WithdrawalRequest, Withdrawal>;

export function useLostWithdrawal({ form, find }: Pick<WithdrawalSource, 'form' | 'find'>): LostWithdrawal {
  const intent = useMemo(
    (): Intent<WithdrawalRequest, Withdrawal> => ({ body: storedRequest, find }),
    [find],
  );
  return useUnanswered(form, intent);
}
