import { useCallback, useEffect, useRef } from 'react';
import { isNoticeDismissed } from '../../../api/cookies';
import { readStored, writeStored } from '../../../api/storage';
import { useCall } from '../../../api/use-call';
import { getOnboarding } from '../../../core/contract/onboarding';

/**
 * A dialog stands above everything, a tour too: it waits until none is open. `comes`: one will open or has, so only
 * its end is worth a look.
 */
function onceNoDialog(work: () => void, comes: boolean): () => void {
  let wait = comes;
  const look = () => {
    if (document.querySelector('dialog[open]')) wait = false;
    else if (!wait) {
      stop();
      work();
    }
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  const timer = setTimeout(look, 600);
  const stop = () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
  return stop;
}

const isSeen = (id: string): boolean => readStored('coach-marks')?.includes(id) ?? false;

const remember = (id: string): void => {
  if (!isSeen(id)) writeStored('coach-marks', [...(readStored('coach-marks') ?? []), id]);
};

/** Specification 4: "runs once per id, then the id is stored". Answers how to see it again. */
export function useTour(id: string): () => void {
  const end = useRef<() => void>();
  const isHere = useRef(false);
  // What it points at goes with this page, by whatever way one leaves.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      end.current?.();
    };
  }, []);
  const start = useCallback(() => {
    // Its code comes when it runs; offline there is no tour.
    void import('./tour').then(
      ({ runTour }) => {
        if (isHere.current) end.current = runTour(() => remember(id));
      },
      () => undefined,
    );
  }, [id]);

  const { data: notice, isLoading } = useCall(getOnboarding, {}, { staleTime: Number.POSITIVE_INFINITY });
  const noticeComes = Boolean(notice?.is_active && !isNoticeDismissed(notice.id));
  useEffect(
    () => (isLoading || isSeen(id) ? undefined : onceNoDialog(start, noticeComes)),
    [id, start, isLoading, noticeComes],
  );
  return start;
}
