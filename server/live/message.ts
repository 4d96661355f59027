import { z } from 'zod';
import { balanceChannelFrame, mitraFrame } from '../../src/core/contract/live';
import { liveChannel } from '../../src/core/contract/session';
import { id } from '../../src/core/contract/shapes';

/** What a statement that changes something tells every process, on the database's channel `live`. */
const liveMessage = z.object({
  channel: liveChannel,
  /** Null: of every partner. */
  partner_id: id.nullable(),
  /**
   * News that is not for everyone who may open its subject: for the owner, unless it was done by them, and for this
   * person beside them. Rows that have changed: for this person beside whoever may open them.
   */
  only: z.object({ user_id: id.nullable(), done_by: id.nullish() }).nullish(),
  frame: z.union([mitraFrame, balanceChannelFrame]),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** The database's NOTIFY channel that carries them. */
export const LIVE = 'live';

/** A message, or in one line why it is none: never its values, which are a partner's. */
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
