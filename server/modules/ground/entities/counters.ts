import { addAmount, addOne, writeNow } from './counter-store';

/** Increments a counter of these live records without changing versions, so that no form conflicts. */
export const countUp = addOne;

/** Stores the current time, in milliseconds since 1970. */
export const countNow = writeNow;

/**
 * Changes a counter of a partner's record and returns the new value. Null if it would become negative or the
 * record does not exist.
 */
export const moveCount = addAmount;
