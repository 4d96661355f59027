import { useCallback, useContext, useRef, useState } from 'react';
import { draftName, forgetDraft, keepDraft, readDraft } from './drafts';
import { FactsContext } from './facts';

interface DraftOptions<T> {
  /** The form stands before anybody has signed in: its draft ends with this tab. */
  tab?: boolean;
  /** What storage holds as values of the form; undefined where that cannot be understood. */
  read?: (kept: unknown) => T | undefined;
  /** What of the values is kept, as JSON can say it: never a password, a PIN or a file. */
  write?: (values: T) => unknown;
}

/** Of the same fields and kinds of values as the form, whatever storage may hold. */
const fitting =
  <T extends object>(saved: T) =>
  (kept: unknown): T | undefined => {
    const values = Object(kept) as Record<string, unknown>;
    const fits = Object.entries(saved).every(
      ([name, value]) => name in values && typeof values[name] === typeof value,
    );
    return fits ? (values as T) : undefined;
  };

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Values of a form: those that are saved (`saved`), until something is typed. What was typed is kept at this browser
 * while it differs from them, found again after a reload, and forgotten once it is saved or its person signs out. A
 * session that ends by itself leaves it (design 9: nothing typed is lost).
 */
export function useDraft<T extends object>(
  form: string,
  saved: T,
  { tab = false, read = fitting(saved), write = (values) => values }: DraftOptions<T> = {},
) {
  const person = useContext(FactsContext)?.facts?.profile.id;
  const name = draftName(form, tab ? undefined : person);
  const [typed, setTyped] = useState(() => {
    const kept = read(readDraft(name));
    return kept && !same(kept, saved) ? kept : undefined;
  });
  const [restored, setRestored] = useState(typed !== undefined);
  const [draftAt, setDraftAt] = useState<number>();
  /** What was typed is saved now: beside these older values it stands until they are read anew. */
  const [settledBeside, setSettledBeside] = useState<string>();
  const isSettled = settledBeside !== undefined;
  const isOvertaken = isSettled && settledBeside !== JSON.stringify(saved);

  // Changes come from whichever render, two of them in one breath as well.
  const latest = useRef({ typed, saved, write });
  latest.current = { ...latest.current, ...(isOvertaken && { typed: undefined }), saved, write };

  const keep = useCallback(
    (next: T) => {
      const { saved, write } = latest.current;
      latest.current.typed = next;
      setTyped(next);
      setSettledBeside(undefined);
      if (!same(next, saved)) keepDraft(name, write(next), () => setDraftAt(Date.now()));
      else {
        forgetDraft(name);
        setDraftAt(undefined);
      }
    },
    [name],
  );

  const change = useCallback(
    (part: Partial<T>) => keep({ ...(latest.current.typed ?? latest.current.saved), ...part }),
    [keep],
  );

  /** It is saved, or given up: from here on `next` is what the form holds, by default what is saved. */
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
    /** Takes these for all of the values. */
    keep,
    change,
    settle,
    /** What the form shows was typed some time ago. */
    restored,
    /** When it was last kept, in milliseconds of this browser's clock. */
    draftAt,
    isChanged: typed !== undefined && !isSettled && !same(typed, saved),
  };
}
