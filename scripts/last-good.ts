/** Callbacks of development mode; `file` identifies a configuration by content. */
interface Deps<Made extends { file: string }> {
  /** Reads the current files. Rejects with their mistakes. */
  read(): Promise<Made>;
  /** Restarts the API with this configuration. Rejects on failure. */
  start(made: Made): Promise<void>;
  /** Shows a mistake in every browser; null clears it. */
  show(mistake: string | null): void;
}

/** Keeps the last valid configuration running while another is being written. */
export function keepLastGood<Made extends { file: string }>({ read, start, show }: Deps<Made>) {
  let good: Made | null = null;
  let mistake: string | null = null;
  let runs = false;

  async function run(made: Made): Promise<void> {
    runs = false;
    await start(made);
    runs = true;
  }

  /** True if it runs. The server may refuse what validation accepts. */
  async function tryOut(next: Made): Promise<boolean> {
    try {
      await run(next);
      return true;
    } catch (failure) {
      // This configuration ran before, so it is not the cause.
      if (!good || good.file === next.file) throw failure;
      mistake = wordsOf(failure);
      await run(good);
      return false;
    }
  }

  /**
   * Checks the files again. `isProgramChanged` means that more than the configuration changed. Rejects if
   * nothing runs afterwards.
   */
  async function reload(isProgramChanged: boolean): Promise<void> {
    const had = mistake;
    mistake = null;
    const next = await read().catch((failure: unknown) => {
      mistake = wordsOf(failure);
      return null;
    });
    const before = good?.file;
    if (next && (isProgramChanged || !runs || next.file !== good?.file)) {
      if (await tryOut(next)) good = next;
    } else if (good && (isProgramChanged || !runs)) {
      await run(good);
    }
    if (mistake !== had || good?.file !== before) show(mistake);
  }

  return { reload, good: () => good, mistake: () => mistake };
}

const wordsOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure));
