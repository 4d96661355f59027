export interface Cursor {
  /** Microseconds since 1970. */
  changed: number;
  id: string;
  discount: number;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const SHAPE = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(-?\d{1,5})$/;
/** Microseconds of overlap for transactions not committed during the last read. */
const OVERLAP = 60_000_000;

export const start = (discount: number): Cursor => ({ changed: 0, id: NOBODY, discount });

export const cursorText = ({ changed, id, discount }: Cursor): string => `${changed}_${id}_${discount}`;

export function readCursor(text: string): Cursor | null {
  const [, changed, id = '', discount] = SHAPE.exec(text) ?? [];
  return changed === undefined ? null : { changed: Number(changed), id, discount: Number(discount) };
}

/** Lower limit of valid cursors (1 January 2020). */
const FIRST_CHANGE = 1_577_836_800_000_000;

/** True if everything is read at this discount: no cursor, one before the first change, or other prices. */
export function isStart(text: string | undefined, discount: number): boolean {
  const cursor = text === undefined ? null : readCursor(text);
  // An invalid cursor is refused and reads nothing.
  if (!cursor) return text === undefined;
  return cursor.changed < FIRST_CHANGE || cursor.discount !== discount;
}

/**
 * Cursor after a complete read: goes back one minute, because uncommitted changes may be older than returned
 * ones. Repeats are identical.
 */
export function atEnd(last: Cursor, now: number): Cursor {
  const back = now - OVERLAP;
  return last.changed > back ? { ...last, changed: back, id: NOBODY } : last;
}
