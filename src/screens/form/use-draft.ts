import { useCallback, useEffect, useRef, useState } from 'react';
import { useFacts } from '../../api/facts';
import { readOwn, removeOwn, writeOwn } from '../../api/own-records';
import type { ResourceModel } from '../../core/schema/model';
import { keptOf, type Values } from './form-values';

const PAUSE = 600;

/** What was typed, and on which version of the record: on an older one than the server's, saving is a conflict. */
export interface Draft {
  /** Undefined for a new record. */
  version?: number | undefined;
  values: Values;
}

const isDraft = (value: unknown): value is Draft => {
  const { version, values } = (value ?? {}) as Partial<Draft>;
  return (
    (version === undefined || Number.isInteger(version)) && typeof values === 'object' && values !== null
  );
};

/** What was typed and not yet saved, kept at this browser for this user (design 9: nothing typed is lost). */
export function useDraft(resource: ResourceModel, id: string | undefined) {
  const { profile } = useFacts();
  const name = `${resource.name}:${id ?? 'new'}`;
  const [restored, setRestored] = useState<Draft | undefined>(() => {
    const kept = readOwn(profile.id, 'draft', name);
    return isDraft(kept) ? kept : undefined;
  });
  const [savedAt, setSavedAt] = useState<string>();
  const waiting = useRef<{ draft: Draft; timer: ReturnType<typeof setTimeout> }>(undefined);

  const take = useCallback(() => {
    const { draft, timer } = waiting.current ?? {};
    clearTimeout(timer);
    waiting.current = undefined;
    return draft;
  }, []);

  const write = useCallback(() => {
    const draft = take();
    if (draft) writeOwn(profile.id, 'draft', name, draft);
  }, [take, profile.id, name]);

  /** Kept when typing pauses. */
  const keep = ({ version, values }: Draft) => {
    take();
    const timer = setTimeout(() => {
      write();
      setSavedAt(new Date().toISOString());
    }, PAUSE);
    waiting.current = { draft: { version, values: keptOf(resource, values) }, timer };
  };

  const forget = () => {
    take();
    removeOwn(profile.id, 'draft', name);
    setRestored(undefined);
    setSavedAt(undefined);
  };

  // The page may go, or the session end, in the middle of a word.
  useEffect(() => {
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [write]);

  return { restored, savedAt, keep, forget };
}
