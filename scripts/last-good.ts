/** What development does with a configuration; `file` names it by its content. */
interface Doors<Made extends { file: string }> {
  /** The files as they stand. Rejects with their mistakes. */
  read(): Promise<Made>;
  /** Ends what runs and starts it with this one. Rejects when it cannot. */
  start(made: Made): Promise<void>;
  /** Shows a mistake in every browser, or with null that there is none any more. */
  show(mistake: string | null): void;
}

/** Keeps the last good configuration running while another is being written. */
export function keepLastGood<Made extends { file: string }>({ read, start, show }: Doors<Made>) {
  let good: Made | null = null;
  let mistake: string | null = null;
  let runs = false;

  async function run(made: Made): Promise<void> {
    runs = false;
    await start(made);
    runs = true;
  }

  /** Whether it runs. What the judges did not see, the server may still refuse at its start. */
  async function tryOut(next: Made): Promise<boolean> {
    try {
      await run(next);
      return true;
    } catch (failure) {
      // As it stands it ran before: it is not to blame.
      if (!good || good.file === next.file) throw failure;
      mistake = wordsOf(failure);
      await run(good);
      return false;
    }
  }

  /** Looks at the files once more. `anew`: the program has changed, too. Rejects when nothing runs then. */
  async function look(anew: boolean): Promise<void> {
    const had = mistake;
    mistake = null;
    const next = await read().catch((failure: unknown) => {
      mistake = wordsOf(failure);
      return null;
    });
    const before = good?.file;
    if (next && (anew || !runs || next.file !== good?.file)) {
      if (await tryOut(next)) good = next;
    } else if (good && (anew || !runs)) {
      await run(good);
    }
    if (mistake !== had || good?.file !== before) show(mistake);
  }

  return { look, good: () => good, mistake: () => mistake };
}

const wordsOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
