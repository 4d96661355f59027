import { whenIdle } from './when-idle';

/** Begins `work` when the browser has nothing better to do; answers how to call it off, or to end it once it runs. */
export function later(work: () => () => void): () => void {
  let end: (() => void) | null = null;
  const callOff = whenIdle(() => {
    end = work();
  });
  return () => {
    callOff();
    end?.();
  };
}
