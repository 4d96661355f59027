import { z } from 'zod';
import { keptId } from '../../../../../admin/web/session/use-unanswered';
import type { Inquiry } from '../../../contract/postpaid';
import { billPaymentInput } from '../../../contract/postpaid';
import { type OrderWords, ownWords } from '../check-order';
import type { OrderDraft } from '../order-draft';
import { copy } from './copy';

/** Payment before the PIN. `told` is the bill shown, kept for a lost answer; it is not sent. */
export const billBody = billPaymentInput.omit({ pin: true, inquiry_id: true }).extend({
  inquiry_id: keptId,
  told: z.object({
    item: z.string(),
    target: z.string(),
    nickname: z.string().nullable(),
    total: z.number(),
  }),
});
export type BillBody = z.infer<typeof billBody>;

export const bodyOf = (inquiry: Inquiry, draft: OrderDraft): BillBody => ({
  inquiry_id: inquiry.inquiry_id,
  ...ownWords(draft),
  told: {
    item: inquiry.item_name,
    target: inquiry.customer_no,
    nickname: inquiry.customer_name,
    total: inquiry.total,
  },
});

export const wordsOf = ({ told }: BillBody): OrderWords => ({ ...told, balanceAfter: copy.balanceAfter });
