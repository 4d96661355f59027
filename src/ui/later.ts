import { whenIdle } from './when-idle';

/** Starts `work` when idle; returns a function that cancels or ends it. */
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
