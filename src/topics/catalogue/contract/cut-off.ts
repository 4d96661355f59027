import { z } from 'zod';
import { get } from '../../../core/contract/endpoint';
import { id } from '../../../core/contract/shapes';

/** Daily closing hours of a brand, Asia/Jakarta. */
const cutOffHours = z.object({
  brand_id: id,
  name: z.string(),
  /** `HH:mm`; a start after the end crosses midnight. */
  start: z.string(),
  end: z.string(),
  is_cut_off: z.boolean(),
});
export type CutOffHours = z.infer<typeof cutOffHours>;

export const listCutOffs = get('/v1/crm/product/cut-offs', 'product', {
  summary: 'Jadwal cut off brand',
  reply: z.array(cutOffHours),
});
