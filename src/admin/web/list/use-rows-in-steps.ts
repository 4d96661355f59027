import { useEffect, useReducer, useRef } from 'react';
import type { EntityRow } from '../../entity/calls';

/** New rows that are drawn in one task: about as many as a window shows. */
const AT_ONCE = 16;

/**
 * The rows to draw now. New ones are added in steps, with a frame between them, so that a page of 100 blocks no press.
 * Rows that were drawn before stay, wherever they stand.
 */
export function useRowsInSteps(rows: EntityRow[]): EntityRow[] {
  const drawn = useRef<ReadonlySet<string>>(new Set());
  const [, step] = useReducer((steps: number) => steps + 1, 0);
  let added = 0;
  const end = rows.findIndex(({ id }) => {
    if (!drawn.current.has(id)) added += 1;
    return added > AT_ONCE;
  });
  const shown = end < 0 ? rows : rows.slice(0, end);
  useEffect(() => {
    drawn.current = new Set(shown.map(({ id }) => id));
    if (shown.length === rows.length) return undefined;
    let timer: number;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(step);
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  });
  return shown;
}
