import { z } from 'zod';
import { get, post } from '../../core/contract/endpoint';
import { id, instant, listQuery, UNFIT_FOR_PARAGRAPH } from '../../core/contract/shapes';

/** Domain 3.12; shown to partners as written. */
export const feedbackCategories = ['Fitur', 'Tampilan', 'Harga', 'Layanan', 'Lainnya'] as const;

export const MIN_MESSAGE = 10;
export const MAX_MESSAGE = 1000;

export const feedbackInput = z.strictObject({
  category: z.enum(feedbackCategories, 'Kategori wajib dipilih.'),
  rating: z.int('Nilai wajib dipilih.').min(1, 'Nilai wajib dipilih.').max(5, 'Nilai paling tinggi 5.'),
  message: z
    .string()
    .trim()
    .min(MIN_MESSAGE, `Pesan minimal ${MIN_MESSAGE} karakter.`)
    .max(MAX_MESSAGE, `Pesan maksimal ${MAX_MESSAGE} karakter.`)
    .refine((text) => !UNFIT_FOR_PARAGRAPH.test(text), 'Memuat karakter yang tidak didukung.'),
  allow_contact: z.boolean(),
});
export type FeedbackInput = z.infer<typeof feedbackInput>;

export const feedback = feedbackInput.extend({
  id,
  author: z.string(),
  /** 1 Terkirim, 2 Dibalas. */
  status: z.int(),
  reply: z.string().nullable(),
  replied_at: instant.nullable(),
  created_at: instant,
});
export type Feedback = z.infer<typeof feedback>;

/** Throws FEEDBACK_LIMIT `{ seconds }` after five messages of a person within an hour. */
export const sendFeedback = post('/v1/crm/feedback', 'feedback', {
  summary: 'Kirim kritik dan saran',
  body: feedbackInput,
  reply: feedback,
});

/** Newest first. Owners see all of the partner's, sub-accounts their own. */
export const listFeedback = get('/v1/crm/feedback', 'feedback', {
  summary: 'Kritik dan saran yang sudah dikirim',
  query: listQuery.omit({ search: true }),
  reply: z.array(feedback),
  meta: z.object({ page: z.int(), limit: z.int(), total: z.int() }),
});
