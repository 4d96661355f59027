import { z } from 'zod';
import { balanceChannelFrame, mitraFrame } from '../../core/contract/live';
import { liveChannel } from '../../core/contract/session';
import { id } from '../../core/contract/shapes';

/** A change notification to every process, on the database channel `live`. */
const liveMessage = z.object({
  channel: liveChannel,
  /** Null for all partners. */
  partner_id: id.nullable(),
  /**
   * Restricts a frame. Notifications: for the owner, except about the owner's own actions, and for this user.
   * Row changes: for this user in addition to those who may read them.
   */
  only: z.object({ user_id: id.nullable(), done_by: id.nullish() }).nullish(),
  frame: z.union([mitraFrame, balanceChannelFrame]),
});
export type LiveMessage = z.infer<typeof liveMessage>;

export const LIVE = 'live';

/** A message, or a one-line reason without its values, which belong to a partner. */
export function readMessage(payload: string): LiveMessage | { refused: string } {
  let given: unknown;
  try {
    given = JSON.parse(payload);
  } catch {
    return { refused: 'no JSON' };
  }
  const { success, data, error } = liveMessage.safeParse(given);
  return success ? data : { refused: error.issues.map(whereOf).join('; ') };
}

const whereOf = ({ path, code }: z.core.$ZodIssue): string => `${path.join('.') || 'message'}: ${code}`;
