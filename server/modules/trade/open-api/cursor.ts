/** Where somebody stands in a list of what changed. */
export interface Cursor {
  /** Microseconds since 1970. */
  changed: number;
  id: string;
  /** The discount that the prices were told at. */
  discount: number;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
const SHAPE = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_(-?\d{1,5})$/;
/** Microseconds that a reader goes back for what was being written while it read. */
const OVERLAP = 60_000_000;

export const start = (discount: number): Cursor => ({ changed: 0, id: NOBODY, discount });

export const cursorText = ({ changed, id, discount }: Cursor): string => `${changed}_${id}_${discount}`;

/** Null for what is none. */
export function readCursor(text: string): Cursor | null {
  const [, changed, id = '', discount] = SHAPE.exec(text) ?? [];
  return changed === undefined ? null : { changed: Number(changed), id, discount: Number(discount) };
}

/** Before the first item was ever told (1 January 2020): a cursor that says so was made up. */
const FIRST_CHANGE = 1_577_836_800_000_000;

/** Whether everything is read from there at this discount: without a cursor, from before the first change, or at other prices. */
export function isStart(text: string | undefined, discount: number): boolean {
  const cursor = text === undefined ? null : readCursor(text);
  // What is no cursor is refused, and reads nothing.
  if (!cursor) return text === undefined;
  return cursor.changed < FIRST_CHANGE || cursor.discount !== discount;
}

/**
 * Where the next reading begins once everything was told: a change that was being written meanwhile may be older than
 * one that was told, so that the last minute is told once more. What comes twice is the same.
 */
export function atEnd(last: Cursor, now: number): Cursor {
  const back = now - OVERLAP;
  return last.changed > back ? { ...last, changed: back, id: NOBODY } : last;
}
