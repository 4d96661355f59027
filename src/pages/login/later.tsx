import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { actions } from '../../core/text/actions';
import { Button } from '../../ui/plain/button';
import { Notice } from '../../ui/plain/notice';
import { SkeletonForm } from '../../ui/skeleton';
import { copy } from './copy';

interface LaterProps<Props extends object> {
  /** Pass a stable function; a new one loads again. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

/** Loads rarely needed parts when shown, to keep /login small. */
export const Later = <Props extends object>({ load, props }: LaterProps<Props>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);

  const fetchPart = useCallback(() => {
    setFailed(false);
    load().then(
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(fetchPart, [fetchPart]);

  if (Part) return <Part {...props} />;
  if (!failed) return <SkeletonForm fields={1} />;
  return (
    <Notice
      tone="bad"
      urgent
      action={
        <Button tone="quiet" size="small" onClick={fetchPart}>
          {actions.retry}
        </Button>
      }
    >
      {copy.partMissing}
    </Notice>
  );
};
