import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { useFacts } from './facts';
import { forgetOrder, unansweredOrder } from './unanswered-orders';

/** An id in what is kept: those of another host are no UUIDs, and a body that is not known again is done twice. */
export const keptId = z.string();

/** An intent on its way, or one whose answer never came. */
export interface Sent<Body> {
  key: string;
  /** ISO instant of the first try. */
  at: string;
  body: Body;
}

/** What became of the one without an answer. `missing`: the server knows of none (yet). */
export type Lost<Body, Made> =
  | { kind: 'none' }
  | { kind: 'checking' | 'missing' | 'unreachable'; sent: Sent<Body> }
  | { kind: 'found'; made: Made };

/** One kind of intent that is done once per key; the same object at every render. */
export interface Intent<Body, Made> {
  /** What storage must hold to be one. */
  body: z.ZodType<Body>;
  /** What the server made of a key; null when it knows of nothing. */
  find: (key: string) => Promise<Made | null>;
}

export type Unanswered<Body, Made> = ReturnType<typeof useUnanswered<Body, Made>>;

/** Finds out what became of an intent whose answer was lost, so that a reload never does it twice. */
export function useUnanswered<Body, Made>(form: string, intent: Intent<Body, Made>) {
  const { id } = useFacts().profile;

  /** Another tab may have sent one of this form meanwhile. */
  const kept = useCallback((): Sent<Body> | null => {
    const order = unansweredOrder(id, form);
    const body = intent.body.safeParse(order?.body);
    return order && body.success ? { key: order.key, at: order.at, body: body.data } : null;
  }, [id, form, intent]);

  const [lost, setLost] = useState<Lost<Body, Made>>(() => {
    const sent = kept();
    return sent ? { kind: 'checking', sent } : { kind: 'none' };
  });

  const settle = useCallback(() => {
    forgetOrder(id, form);
    setLost({ kind: 'none' });
  }, [id, form]);

  const look = useCallback(
    async (sent: Sent<Body>): Promise<Lost<Body, Made>> => {
      setLost({ kind: 'checking', sent });
      const found = await lookUp(intent, sent);
      if (found.kind === 'found') forgetOrder(id, form);
      setLost(found);
      return found;
    },
    [id, form, intent],
  );

  /** Asked once more: it may have arrived since. */
  const giveUp = async (sent: Sent<Body>) => {
    if ((await look(sent)).kind === 'missing') settle();
  };

  useEffect(() => {
    const sent = kept();
    if (sent) void look(sent);
  }, [kept, look]);

  useEffect(() => {
    if (lost.kind !== 'unreachable') return undefined;
    const again = () => void look(lost.sent);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [lost, look]);

  return { lost, look, settle, giveUp, kept, isOpen: lost.kind !== 'none' && lost.kind !== 'found' };
}

async function lookUp<Body, Made>({ find }: Intent<Body, Made>, sent: Sent<Body>): Promise<Lost<Body, Made>> {
  try {
    const made = await find(sent.key);
    return made ? { kind: 'found', made } : { kind: 'missing', sent };
  } catch {
    // Not knowing is an answer of its own here, with its own words on screen.
    return { kind: 'unreachable', sent };
  }
}
