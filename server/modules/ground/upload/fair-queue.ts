export interface QueueBounds {
  /** Works at a time, and heavy ones among them. */
  places: number;
  heavyPlaces: number;
  /** Works of one owner that may wait. */
  mostEach: number;
  /** Works that may wait in all; as many again are kept for owners of whom none waits. */
  most: number;
}

/** Whose work it is, and whether it takes long. */
export interface Turn {
  owner: string;
  isHeavy: boolean;
}

interface Waiting extends Turn {
  begin(): void;
}

/**
 * Owners take turns, one work of each at a time: however much one of them brings, the next owner waits for no more than
 * what is under way. Heavy works leave places for the light ones.
 */
export function createFairQueue({ places, heavyPlaces, mostEach, most }: QueueBounds) {
  /** In the order of their turns. */
  const waiting = new Map<string, Waiting[]>();
  const working = new Set<string>();
  let heavy = 0;
  let count = 0;

  const isFull = (own: number): boolean => own >= mostEach || count >= (own === 0 ? 2 * most : most);

  const mayBegin = ({ owner, isHeavy }: Turn): boolean =>
    working.size < places && !working.has(owner) && !(isHeavy && heavy >= heavyPlaces);

  const take = (): Waiting | undefined => {
    for (const [owner, [first, ...others]] of waiting) {
      if (!first || !mayBegin(first)) continue;
      if (others.length > 0) waiting.set(owner, others);
      else waiting.delete(owner);
      return first;
    }
    return undefined;
  };

  /** Whoever was served goes to the end. */
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
    /** Runs it in its turn; calls `refuse`, which throws, when too much is waiting. */
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
