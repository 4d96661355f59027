import { z } from 'zod';

const keptDraft = z.object({
  /** Rupiah; null before anything is chosen. */
  amount: z.union([z.number(), z.string().max(60)]).nullable(),
  method: z.string().max(20).nullable(),
});

/** What is chosen before a top up is made. */
export type TopupDraft = z.infer<typeof keptDraft>;

export const emptyDraft: TopupDraft = { amount: null, method: null };

/** What storage holds, when it can be understood. */
export const draftOf = (kept: unknown): TopupDraft | undefined => keptDraft.safeParse(kept).data;
