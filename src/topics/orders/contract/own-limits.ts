import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { id } from '../../../core/contract/shapes';

/** The rest is in cost: null for people who may not see it. */
const spending = z.object({ limit: z.int(), left: z.int().nullable() });

/** Purchase limits of a sub-account in rupiah; null is no limit. */
const ownLimits = z.object({
  order: z.int().nullable(),
  day: spending.nullable(),
  month: spending.nullable(),
  categories: z.array(z.object({ id, name: z.string() })).nullable(),
  /** `HH:MM`, Asia/Jakarta. */
  hours: z.object({ start: z.string(), end: z.string() }).nullable(),
});
export type OwnLimits = z.infer<typeof ownLimits>;

/** Null for owners, who have no limits. */
export const getOwnLimits = get('/v1/crm/transaction/own-limits', 'product.order', {
  summary: 'Batas belanja akun ini',
  reply: ownLimits.nullable(),
});
