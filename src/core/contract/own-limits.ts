import { z } from 'zod';
import { endpoint } from './endpoint';
import { id } from './shapes';

/** What is left is counted in cost: null for whoever may not know that. */
const spending = z.object({ limit: z.int(), left: z.int().nullable() });

/** What its owner lets a sub-account buy; null is no limit. Rupiah. */
const ownLimits = z.object({
  order: z.int().nullable(),
  day: spending.nullable(),
  month: spending.nullable(),
  /** Those that it may buy of, as far as they exist. */
  categories: z.array(z.object({ id, name: z.string() })).nullable(),
  /** `HH:MM`, Asia/Jakarta. */
  hours: z.object({ start: z.string(), end: z.string() }).nullable(),
});
export type OwnLimits = z.infer<typeof ownLimits>;

/** The caller's own limits and what is left of them; null for an owner, who has none. */
export const getOwnLimits = endpoint({
  method: 'GET',
  path: '/v1/crm/transaction/own-limits',
  object: 'product.order',
  summary: 'Batas belanja akun ini',
  reply: ownLimits.nullable(),
});
