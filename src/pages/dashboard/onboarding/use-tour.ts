import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../api/storage';
import { useTurn } from '../../../features/overlays/turns';
import { useModalOpen } from '../../../ui/open-modals';

const isSeen = (id: string): boolean => readStored('coach-marks')?.includes(id) ?? false;

const remember = (id: string): void => {
  if (!isSeen(id)) writeStored('coach-marks', [...(readStored('coach-marks') ?? []), id]);
};

/** Specification 4: "runs once per id, then the id is stored". Answers how to see it again. */
export function useTour(id: string): () => void {
  const [wanted, setWanted] = useState(() => !isSeen(id));
  const runs = useTurn('tour', wanted ? 'wants' : 'none');
  const modalOpen = useModalOpen();

  useEffect(() => {
    if (!runs) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    // Its code comes when it runs; offline there is no tour.
    import('./tour').then(
      ({ runTour }) => {
        if (isOver) return;
        end = runTour(() => {
          remember(id);
          setWanted(false);
        });
      },
      () => setWanted(false),
    );
    // What it points at goes with this page, by whatever way one leaves.
    return () => {
      isOver = true;
      end?.();
    };
  }, [id, runs]);

  // What it points at can be pressed: what that opens takes its place.
  useEffect(() => {
    if (runs && modalOpen) setWanted(false);
  }, [runs, modalOpen]);

  return () => setWanted(true);
}
