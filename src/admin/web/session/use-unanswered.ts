import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { forgetOrder, unansweredOrder } from '../../../platform/web/unanswered-orders';
import { useFacts } from './facts';

/** Ids of another host may not be UUIDs, and a stored body that fails validation would be sent twice. */
export const storedId = z.string();

export interface Sent<Body> {
  key: string;
  at: string;
  body: Body;
}

/** Result of looking up an unanswered request. `missing`: the server does not know it (yet). */
export type Lost<Body, Made> =
  | { kind: 'none' }
  | { kind: 'checking' | 'missing' | 'unreachable'; sent: Sent<Body> }
  | { kind: 'found'; made: Made };

/** A kind of request that runs once per key; pass the same object at every render. */
export interface Intent<Body, Made> {
  body: z.ZodType<Body>;
  find: (key: string) => Promise<Made | null>;
}

export type Unanswered<Body, Made> = ReturnType<typeof useUnanswered<Body, Made>>;

/** Looks up what became of an unanswered request, so that a reload never sends it twice. */
export function useUnanswered<Body, Made>(form: string, intent: Intent<Body, Made>) {
  const { id } = useFacts().profile;

  const readStored = useCallback((): Sent<Body> | null => {
    const order = unansweredOrder(id, form);
    const body = intent.body.safeParse(order?.body);
    return order && body.success ? { key: order.key, at: order.at, body: body.data } : null;
  }, [id, form, intent]);

  const [lost, setLost] = useState<Lost<Body, Made>>(() => {
    const sent = readStored();
    return sent ? { kind: 'checking', sent } : { kind: 'none' };
  });

  const settle = useCallback(() => {
    forgetOrder(id, form);
    setLost({ kind: 'none' });
  }, [id, form]);

  const check = useCallback(
    async (sent: Sent<Body>): Promise<Lost<Body, Made>> => {
      setLost({ kind: 'checking', sent });
      const found = await findOutcome(intent, sent);
      if (found.kind === 'found') forgetOrder(id, form);
      setLost(found);
      return found;
    },
    [id, form, intent],
  );

  const giveUp = async (sent: Sent<Body>) => {
    if ((await check(sent)).kind === 'missing') settle();
  };

  useEffect(() => {
    const sent = readStored();
    if (sent) void check(sent);
  }, [readStored, check]);

  useEffect(() => {
    if (lost.kind !== 'unreachable') return undefined;
    const again = () => void check(lost.sent);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost, check]);

  return { lost, check, settle, giveUp, readStored, isOpen: lost.kind !== 'none' && lost.kind !== 'found' };
}

async function findOutcome<Body, Made>(
  { find }: Intent<Body, Made>,
  sent: Sent<Body>,
): Promise<Lost<Body, Made>> {
  try {
    const made = await find(sent.key);
    return made ? { kind: 'found', made } : { kind: 'missing', sent };
  } catch {
    // "Unknown" is a state of its own with its own text on screen.
    return { kind: 'unreachable', sent };
  }
}
