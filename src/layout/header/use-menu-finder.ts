import { useState } from 'react';
import type { Mode } from '../../features/mode/mode';
import { useFeedback } from '../../ui/feedback';
import { copy } from '../copy';
import type { SearchEntry } from './search-entries';
import { useSearchEntries } from './use-search-entries';

interface MenuFinder {
  /** Null while loading. */
  find: ((text: string) => SearchEntry[]) | null;
  /** Loads on the first search, so that no page carries the synonyms. */
  prepare: () => void;
}

export function useMenuFinder(mode: Mode): MenuFinder {
  const feedback = useFeedback();
  const [loaded, setLoaded] = useState<typeof import('./search-entries')>();
  const entries = useSearchEntries(mode, loaded?.searchEntries);
  return {
    find: loaded ? (text) => loaded.matching(entries(), text) : null,
    prepare: () => {
      if (!loaded) import('./search-entries').then(setLoaded, () => feedback.error(copy.search.notLoaded));
    },
  };
}
