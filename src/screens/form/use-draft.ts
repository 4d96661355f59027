import { useCallback, useEffect, useRef, useState } from 'react';
import { useFacts } from '../../api/facts';
import { readOwn, removeOwn, writeOwn } from '../../api/own-records';
import type { ResourceModel } from '../../core/schema/model';
import { draftOf, type Values } from './form-values';

const PAUSE = 600;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was typed and not yet saved, kept at this browser for this user (design 9: nothing typed is lost). */
export function useDraft(resource: ResourceModel, id: string | undefined) {
  const { profile } = useFacts();
  const name = `${resource.name}:${id ?? 'new'}`;
  const [found] = useState<Values | undefined>(() => {
    const draft = readOwn(profile.id, 'draft', name);
    return isValues(draft) ? draft : undefined;
  });
  const [savedAt, setSavedAt] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(
    (values: Values) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        writeOwn(profile.id, 'draft', name, draftOf(resource, values));
        setSavedAt(new Date().toISOString());
      }, PAUSE);
    },
    [profile.id, name, resource],
  );

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    removeOwn(profile.id, 'draft', name);
    setSavedAt(undefined);
  }, [profile.id, name]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { found, savedAt, keep, forget };
}
