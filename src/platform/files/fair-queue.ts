export interface QueueBounds {
  /** Parallel tasks, and how many of them may be heavy. */
  slots: number;
  heavySlots: number;
  mostEach: number;
  /** Queued tasks in total; the same number is reserved for owners with none queued. */
  most: number;
}

export interface Turn {
  owner: string;
  isHeavy: boolean;
}

interface Waiting extends Turn {
  begin(): void;
}

/**
 * Round-robin queue with one task per owner at a time: a busy owner delays others only by running tasks.
 * Heavy tasks leave slots for light ones.
 */
export function createFairQueue({ slots, heavySlots, mostEach, most }: QueueBounds) {
  const waiting = new Map<string, Waiting[]>();
  const working = new Set<string>();
  let heavy = 0;
  let count = 0;

  const isFull = (own: number): boolean => own >= mostEach || count >= (own === 0 ? 2 * most : most);

  const mayBegin = ({ owner, isHeavy }: Turn): boolean =>
    working.size < slots && !working.has(owner) && !(isHeavy && heavy >= heavySlots);

  const take = (): Waiting | undefined => {
    for (const [owner, [first, ...others]] of waiting) {
      if (!first || !mayBegin(first)) continue;
      if (others.length > 0) waiting.set(owner, others);
      else waiting.delete(owner);
      return first;
    }
    return undefined;
  };

  const release = ({ owner, isHeavy }: Turn): void => {
    working.delete(owner);
    if (isHeavy) heavy -= 1;
    const own = waiting.get(owner);
    if (!own) return;
    waiting.delete(owner);
    waiting.set(owner, own);
  };

  const serve = (): void => {
    for (let next = take(); next; next = take()) {
      count -= 1;
      working.add(next.owner);
      if (next.isHeavy) heavy += 1;
      next.begin();
    }
  };

  return {
    /** Runs the task in its turn; calls `refuse`, which throws, if the queue is full. */
    async run<T>(turn: Turn, work: () => Promise<T>, refuse: () => never): Promise<T> {
      const own = waiting.get(turn.owner) ?? [];
      if (isFull(own.length)) refuse();
      await new Promise<void>((begin) => {
        waiting.set(turn.owner, [...own, { ...turn, begin }]);
        count += 1;
        serve();
      });
      try {
        return await work();
      } finally {
        release(turn);
        serve();
      }
    },
  };
}
