import { useCallback, useContext, useRef, useState } from 'react';
import { draftName, forgetDraft, readDraft, storeDraft } from '../../../platform/web/drafts';
import { FactsContext } from './facts';

interface DraftOptions<T> {
  /** For forms before sign-in: the draft ends with this tab. */
  tab?: boolean;
  read?: (stored: unknown) => T | undefined;
  /** Reduces the values to what is stored as JSON: never a password, a PIN or a file. */
  write?: (values: T) => unknown;
}

/** Keeps only stored fields whose type matches the form's. */
const fitting =
  <T extends object>(saved: T) =>
  (stored: unknown): T | undefined => {
    const values = Object(stored) as Record<string, unknown>;
    const fits = Object.entries(saved).every(
      ([name, value]) => name in values && typeof values[name] === typeof value,
    );
    return fits ? (values as T) : undefined;
  };

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Values of a form: `saved` until something is typed. Typed values are stored in this browser while they differ,
 * restored after a reload, and removed when saved or on signing out. An expired session keeps them (design 9: nothing
 * typed is lost).
 */
export function useDraft<T extends object>(
  form: string,
  saved: T,
  { tab = false, read = fitting(saved), write = (values) => values }: DraftOptions<T> = {},
) {
  const person = useContext(FactsContext)?.facts?.profile.id;
  const name = draftName(form, tab ? undefined : person);
  const [typed, setTyped] = useState(() => {
    const stored = read(readDraft(name));
    return stored && !same(stored, saved) ? stored : undefined;
  });
  const [restored, setRestored] = useState(typed !== undefined);
  const [draftAt, setDraftAt] = useState<number>();
  /** The older saved values at the time of saving: the typed values stay on screen until `saved` is refreshed. */
  const [settledBeside, setSettledBeside] = useState<string>();
  const isSettled = settledBeside !== undefined;
  const isOvertaken = isSettled && settledBeside !== JSON.stringify(saved);

  // Changes may come from any render, even two before the next one.
  const latest = useRef({ typed, saved, write });
  latest.current = { ...latest.current, ...(isOvertaken && { typed: undefined }), saved, write };

  const persist = useCallback(
    (next: T) => {
      const { saved, write } = latest.current;
      latest.current.typed = next;
      setTyped(next);
      setSettledBeside(undefined);
      if (!same(next, saved)) storeDraft(name, write(next), () => setDraftAt(Date.now()));
      else {
        forgetDraft(name);
        setDraftAt(undefined);
      }
    },
    [name],
  );

  const change = useCallback(
    (part: Partial<T>) => persist({ ...(latest.current.typed ?? latest.current.saved), ...part }),
    [persist],
  );

  /** The draft was saved or discarded; the form now shows `next`, by default the saved values. */
  const settle = useCallback(
    (next?: T) => {
      forgetDraft(name);
      setSettledBeside(next && JSON.stringify(latest.current.saved));
      latest.current.typed = next;
      setTyped(next);
      setRestored(false);
      setDraftAt(undefined);
    },
    [name],
  );

  return {
    values: isOvertaken ? saved : (typed ?? saved),
    persist,
    change,
    settle,
    restored,
    /** When it was last stored, in milliseconds of this browser's clock. */
    draftAt,
    isChanged: typed !== undefined && !isSettled && !same(typed, saved),
  };
}
