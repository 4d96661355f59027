import { useEffect, useState } from 'react';
import { useFieldDeps } from '../field-deps';
import { GONE } from './cells';
import { titlesOf } from './use-lookup';

export function useTitles(
  resource: string,
  ids: readonly string[],
  known: Record<string, string>,
): Record<string, string> {
  const { titles } = useFieldDeps();
  const [read, setRead] = useState<Record<string, string>>({});
  const named = { ...read, ...known };
  const unnamed = ids.filter((id) => !(id in named)).join(',');

  useEffect(() => {
    if (!unnamed) return undefined;
    let stale = false;
    const wanted = unnamed.split(',');
    titles(resource, wanted)
      .then((rows) => {
        const gone = Object.fromEntries(wanted.map((id) => [id, GONE]));
        if (!stale) setRead((before) => ({ ...before, ...gone, ...titlesOf(rows) }));
      })
      .catch(() => undefined);
    return () => {
      stale = true;
    };
  }, [resource, titles, unnamed]);

  return named;
}
