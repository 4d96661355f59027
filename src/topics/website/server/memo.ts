interface Entry {
  partnerId: string | null;
  until: number;
  value: Promise<unknown>;
}

export type Memo = ReturnType<typeof createMemo>;

/**
 * Remembers pages and data of websites for at most `life` milliseconds, because prices of suppliers and hours change by
 * themselves. A change in the panel drops them at once. Concurrent visitors wait for one reading.
 */
export function createMemo({ life, most }: { life: number; most: number }) {
  const entries = new Map<string, Entry>();
  let drops = 0;

  const make = <Value>(key: string, partnerId: string | null, read: () => Promise<Value>): Promise<Value> => {
    const value = read();
    const entry = { partnerId, until: performance.now() + life, value };
    entries.delete(key);
    entries.set(key, entry);
    // A failure is no answer: the next visitor tries again.
    value.catch(() => entries.get(key) === entry && entries.delete(key));
    const oldest = entries.size > most ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    return value;
  };

  return {
    /** `partnerId`: whose changes drop it; null: nobody's. */
    read<Value>(key: string, partnerId: string | null, read: () => Promise<Value>): Promise<Value> {
      const found = entries.get(key);
      if (found && found.until > performance.now()) return found.value as Promise<Value>;
      return make(key, partnerId, read);
    },

    /** Differs after a drop: what was read before is not to be remembered after it. */
    drops: (): number => drops,

    /** Drops everything of a partner; of all partners without one. */
    drop(partnerId: string | null): void {
      drops += 1;
      for (const [key, entry] of entries)
        if (partnerId === null || entry.partnerId === partnerId) entries.delete(key);
    },
  };
}
