import { z } from 'zod';
import { call } from '../../api/call';
import { type Intent, keptId, type Sent, type Unanswered, useUnanswered } from '../../api/use-unanswered';
import { getWithdrawalByKey, type Withdrawal } from '../../core/contract/withdrawal';

/** Name of this form among what has no answer yet. */
export const FORM = 'withdrawal';

const keptWish = z.object({
  amount: z.int(),
  target: z.union([z.literal(1), z.literal(2)]),
  bank_account_id: keptId.optional(),
});
export type Wish = z.infer<typeof keptWish>;
export type SentWish = Sent<Wish>;
export type LostWithdrawal = Unanswered<Wish, Withdrawal>;

const withdrawal: Intent<Wish, Withdrawal> = {
  body: keptWish,
  find: async (key) => (await call(getWithdrawalByKey, { params: { key } })).data,
};

/** What became of a withdrawal whose answer was lost. */
export const useLostWithdrawal = (): LostWithdrawal => useUnanswered(FORM, withdrawal);
