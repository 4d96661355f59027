import { z } from 'zod';
import { id, instant } from './shapes';

/** Something to read: what an act found out, or what a value would become. */
const fact = z.object({
  label: z.string(),
  value: z.string(),
  look: z.enum(['ok', 'bad', 'wait']).optional(),
});
export type Fact = z.infer<typeof fact>;

const change = z.object({
  id,
  title: z.string(),
  values: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** What should give pause: a price below its cost. */
  warning: z.string().optional(),
});
/** What an act changes in one record, in words. */
export type Change = z.infer<typeof change>;

export const actReply = z.object({
  message: z.string(),
  facts: z.array(fact),
  changes: z.array(change),
  /** Names what was looked at; the handler is asked for with it. */
  seen: z.string().optional(),
  /** What takes it back, and until when; null when nothing can or nothing was changed. */
  undo: z.object({ id, until: instant }).nullable(),
});
export type ActReply = z.infer<typeof actReply>;
