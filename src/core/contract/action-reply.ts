import { z } from 'zod';
import { id, instant } from './shapes';

const fact = z.object({
  label: z.string(),
  value: z.string(),
  tone: z.enum(['ok', 'bad', 'wait']).optional(),
});
export type Fact = z.infer<typeof fact>;

export const change = z.object({
  id,
  title: z.string(),
  values: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  warning: z.string().optional(),
});
export type Change = z.infer<typeof change>;

export const actionReply = z.object({
  message: z.string(),
  facts: z.array(fact),
  /** At most 200 of them; `changed` then counts all. */
  changes: z.array(change),
  changed: z.int().optional(),
  /** Revision of the data shown; sent back with the action. */
  seen: z.string().optional(),
  /** Undo and its deadline; null if it cannot be undone or nothing was changed. */
  undo: z.object({ id, until: instant }).nullable(),
});
export type ActionReply = z.infer<typeof actionReply>;
