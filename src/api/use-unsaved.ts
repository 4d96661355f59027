import { useWarnAboutChange } from '@refinedev/core';
import { useLayoutEffect } from 'react';

/** While something is typed that is not saved, leaving the page asks first: from the very key on. */
export function useUnsaved(isUnsaved: boolean): void {
  const { setWarnWhen } = useWarnAboutChange();
  useLayoutEffect(() => {
    setWarnWhen(isUnsaved);
    return () => setWarnWhen(false);
  }, [isUnsaved, setWarnWhen]);
}
