import { z } from 'zod';

const storedDraft = z.object({
  /** Rupiah; null before one is chosen. */
  amount: z.union([z.number(), z.string().max(60)]).nullable(),
  method: z.string().max(20).nullable(),
});

export type TopupDraft = z.infer<typeof storedDraft>;

export const emptyDraft: TopupDraft = { amount: null, method: null };

export const draftOf = (stored: unknown): TopupDraft | undefined => storedDraft.safeParse(stored).data;
