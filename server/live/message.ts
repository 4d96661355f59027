import { z } from 'zod';
import { balanceChannelFrame, mitraFrame } from '../../src/core/contract/live';
import { liveChannel } from '../../src/core/contract/session';
import { id } from '../../src/core/contract/shapes';

/** What a statement that changes something tells every process, on the database's channel `live`. */
const liveMessage = z.object({
  channel: liveChannel,
  partner_id: id,
  /** News that is not for everyone who may open its subject: for the owner, and for this person beside them. */
  only: z.object({ user_id: id.nullable() }).nullish(),
  frame: z.union([mitraFrame, balanceChannelFrame]),
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** The database's NOTIFY channel that carries them. */
export const LIVE = 'live';

/** Null for what is no message of ours: another program may share the database. */
export function readMessage(payload: string): LiveMessage | null {
  try {
    return liveMessage.parse(JSON.parse(payload));
  } catch {
    return null;
  }
}
