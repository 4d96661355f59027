import type { MessageCarrier, MessageChannel } from '../adapters/message/message';
import { Later, Undeliverable } from '../adapters/message/message';
import type { Database } from '../db/client';
import type { JobHandler } from '../jobs/job';
import { markFailed, markSent, takeWaiting, type WaitingMessage } from './store';

/** Job kinds; the subject is the message. The second kind is for short-lived codes. */
export const DELIVER = 'message';
export const DELIVER_CODE = 'message-code';

/** Milliseconds before each retry; the message is given up after about four hours. */
const WAITS = [5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 7_200_000];

/** Delivers one message. Idempotent, but a crash may send it twice. */
export function createDelivery(deps: {
  database: Database;
  carriers: Record<MessageChannel, MessageCarrier>;
  refused: Partial<Record<MessageChannel, (to: string) => Promise<void>>>;
  /** Milliseconds after which a message is given up; unlimited if omitted. */
  life?: number;
}): JobHandler {
  const { database, carriers, refused, life = Number.POSITIVE_INFINITY } = deps;
  return async ({ ref_id }) => {
    const message = await takeWaiting(database, { id: ref_id });
    if (!message) return 'done';
    const carrier = carriers[message.channel];
    if (message.age > life) {
      await markFailed(database, {
        id: ref_id,
        error: 'it came too late to be sent',
        given_up: true,
      });
      return 'done';
    }
    try {
      await carrier.deliver(message);
    } catch (failure) {
      const wait = waitFor(failure, message, life);
      const reason = failure instanceof Error ? failure.message : String(failure);
      if (failure instanceof Undeliverable) await refused[message.channel]?.(message.to);
      await markFailed(database, { id: ref_id, error: reason, given_up: wait === undefined });
      return wait === undefined ? 'done' : { again: wait };
    }
    await markSent(database, { id: ref_id, carrier: carrier.name, keeps_text: carrier.name === 'sandbox' });
    return 'done';
  };
}

/** Milliseconds until the retry, at least as requested by the receiver; undefined to give up. */
function waitFor(
  failure: unknown,
  { tries, age }: Pick<WaitingMessage, 'tries' | 'age'>,
  life: number,
): number | undefined {
  const least = failure instanceof Undeliverable ? undefined : WAITS[tries];
  if (least === undefined) return undefined;
  const wait = failure instanceof Later ? Math.max(least, failure.wait) : least;
  return age + wait < life ? wait : undefined;
}
