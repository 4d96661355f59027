import type { MessageCarrier, MessageChannel } from '../../../adapters/message/message';
import { Later, Undeliverable } from '../../../adapters/message/message';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { markFailed, markSent, takeWaiting } from './store';

/** Kind of the job; its subject is the message. */
export const DELIVER = 'message';

/** Milliseconds before each further try; after the last one the message is given up, some four hours old. */
const WAITS = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 7_200_000];

/** Hands one message to the carrier of its channel. Safe to repeat; a crash in between may send it twice. */
export function createDelivery(deps: {
  database: Database;
  carriers: Record<MessageChannel, MessageCarrier>;
  /** Hears of each address of a channel that its carrier has refused for good. */
  refused: Partial<Record<MessageChannel, (to: string) => Promise<void>>>;
}): JobHandler {
  const { database, carriers, refused } = deps;
  return async ({ ref_id }) => {
    const message = await takeWaiting(database, ref_id);
    if (!message) return 'done';
    const carrier = carriers[message.channel];
    try {
      await carrier.deliver(message);
    } catch (failure) {
      const wait = failure instanceof Undeliverable ? undefined : waitFor(failure, message.tries);
      const reason = failure instanceof Error ? failure.message : String(failure);
      if (failure instanceof Undeliverable) await refused[message.channel]?.(message.to);
      await markFailed(database, ref_id, reason, wait === undefined);
      return wait === undefined ? 'done' : { again: wait };
    }
    await markSent(database, ref_id, carrier.name, carrier.name === 'sandbox');
    return 'done';
  };
}

/** Milliseconds; undefined after the last try. Whoever asked for more time gets it. */
function waitFor(failure: unknown, tries: number): number | undefined {
  const wait = WAITS[tries];
  return wait !== undefined && failure instanceof Later ? Math.max(wait, failure.wait) : wait;
}
