import { useCallback, useRef, useState } from 'react';
import { useFieldDeps } from '../field-deps';

export interface Reference {
  id: string;
  title: string;
}

interface Lookup {
  found: Reference[];
  stage: 'idle' | 'busy' | 'failed';
}

export function useLookup(resource: string) {
  const { lookup } = useFieldDeps();
  const [state, setState] = useState<Lookup>({ found: [], stage: 'idle' });
  const [seen, setSeen] = useState<Record<string, string>>({});
  const turn = useRef(0);

  /** `wait` is a debounce in milliseconds. */
  const search = useCallback(
    async (text: string, wait = 0) => {
      turn.current += 1;
      const mine = turn.current;
      const isLatest = () => mine === turn.current;
      setState({ found: [], stage: 'busy' });
      await new Promise((resolve) => setTimeout(resolve, wait));
      if (!isLatest()) return;
      try {
        const found = await lookup(resource, text);
        if (!isLatest()) return;
        setState({ found, stage: 'idle' });
        setSeen((before) => ({ ...before, ...titlesOf(found) }));
      } catch {
        if (isLatest()) setState({ found: [], stage: 'failed' });
      }
    },
    [lookup, resource],
  );

  return { ...state, seen, search };
}

export const titlesOf = (references: Reference[]): Record<string, string> =>
  Object.fromEntries(references.map(({ id, title }) => [id, title]));
