import { z } from 'zod';

const keptDraft = z.object({
  /** Rupiah, as digits; empty before anything is chosen. */
  amount: z.string().regex(/^\d{0,10}$/),
  method: z.string().max(20).nullable(),
});

/** What is chosen before a top up is made. */
export type TopupDraft = z.infer<typeof keptDraft>;

export const emptyDraft: TopupDraft = { amount: '', method: null };

/** What storage holds, when it can be understood. */
export const draftOf = (kept: unknown): TopupDraft | undefined => keptDraft.safeParse(kept).data;

/** Most digits of an amount: the server's bound of a thousand million has ten. */
const MOST_DIGITS = 10;

/** What a person types or pastes, `Rp 1.250.000,00`, as digits; parts of a rupiah are no money here. */
export const digitsOf = (typed: string): string =>
  typed.replace(/,\d*$/, '').replace(/\D/g, '').replace(/^0+/, '').slice(0, MOST_DIGITS);
