import { useMemo } from 'react';
import { z } from 'zod';
import {
  type Intent,
  keptId,
  type Sent,
  type Unanswered,
  useUnanswered,
} from '../../../../admin/web/session/use-unanswered';
import type { Withdrawal } from '../../contract';
import type { WithdrawalSource } from './door';

const keptWish = z.object({
  amount: z.int(),
  target: z.union([z.literal(1), z.literal(2)]),
  bank_account_id: keptId.optional(),
});
export type Wish = z.infer<typeof keptWish>;
export type SentWish = Sent<Wish>;
export type LostWithdrawal = Unanswered<Wish, Withdrawal>;

export function useLostWithdrawal({ form, find }: Pick<WithdrawalSource, 'form' | 'find'>): LostWithdrawal {
  const intent = useMemo((): Intent<Wish, Withdrawal> => ({ body: keptWish, find }), [find]);
  return useUnanswered(form, intent);
}
