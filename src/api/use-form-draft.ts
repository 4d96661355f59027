import { useWarnAboutChange } from '@refinedev/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFacts } from './facts';
import { readOwn, removeOwn, writeOwn } from './own-records';

const PAUSE = 600;

/** Of the same fields and kinds of values as the form, whatever storage may hold. */
function fits<T extends object>(kept: unknown, saved: T): kept is T {
  if (typeof kept !== 'object' || kept === null) return false;
  const values = kept as Record<string, unknown>;
  return Object.entries(saved).every(
    ([name, value]) => name in values && typeof values[name] === typeof value,
  );
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Values of a hand-made form: what is kept on the server (`saved`), and what was typed since, which stays at this
 * browser for this user until it is saved (design 9). Never for a PIN or a password.
 */
export function useFormDraft<T extends object>(name: string, saved: T) {
  const { profile } = useFacts();
  const [start] = useState(() => {
    const kept = readOwn(profile.id, 'draft', name);
    return fits(kept, saved) && !same(kept, saved) ? kept : undefined;
  });
  const [values, setValues] = useState<T>(start ?? saved);
  const [restored, setRestored] = useState(start !== undefined);
  const [draftAt, setDraftAt] = useState<string>();
  const waiting = useRef<{ values: T; timer: ReturnType<typeof setTimeout> }>(undefined);

  const write = useCallback(() => {
    const { values: last, timer } = waiting.current ?? {};
    clearTimeout(timer);
    waiting.current = undefined;
    if (last) writeOwn(profile.id, 'draft', name, last);
  }, [profile.id, name]);

  const change = (part: Partial<T>) => {
    const next = { ...values, ...part };
    setValues(next);
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      write();
      setDraftAt(new Date().toISOString());
    }, PAUSE);
    waiting.current = { values: next, timer };
  };

  /** From here on `next` is what is kept. */
  const settle = (next: T) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    removeOwn(profile.id, 'draft', name);
    setValues(next);
    setRestored(false);
    setDraftAt(undefined);
  };

  const isChanged = !same(values, saved);
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => {
    setWarnWhen(isChanged);
    return () => setWarnWhen(false);
  }, [isChanged, setWarnWhen]);

  // The page may go, or the session end, in the middle of a word.
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  return { values, change, settle, restored, draftAt, isChanged };
}
