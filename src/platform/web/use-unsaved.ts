import { useWarnAboutChange } from '@refinedev/core';
import { useLayoutEffect } from 'react';

/** Asks before the page is left while input is unsaved, starting with the first key. */
export function useUnsaved(isUnsaved: boolean): void {
  const { setWarnWhen } = useWarnAboutChange();
  useLayoutEffect(() => {
    setWarnWhen(isUnsaved);
    return () => setWarnWhen(false);
  }, [isUnsaved, setWarnWhen]);
}
