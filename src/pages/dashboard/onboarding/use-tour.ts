import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../api/storage';
import { useTurn } from '../../../features/overlays/turns';
import { useModalOpen } from '../../../ui/open-modals';

const isSeen = (id: string): boolean => readStored('coach-marks')?.includes(id) ?? false;

const remember = (id: string): void => {
  if (!isSeen(id)) writeStored('coach-marks', [...(readStored('coach-marks') ?? []), id]);
};

/** Specification 4: "runs once per id, then the id is stored". Returns a function that runs it again. */
export function useTour(id: string): () => void {
  const [wanted, setWanted] = useState(() => !isSeen(id));
  const runs = useTurn('tour', wanted ? 'wants' : 'none');
  const modalOpen = useModalOpen();

  useEffect(() => {
    if (!runs) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
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
    return () => {
      isOver = true;
      end?.();
    };
  }, [id, runs]);

  useEffect(() => {
    if (runs && modalOpen) setWanted(false);
  }, [runs, modalOpen]);

  return () => setWanted(true);
}
