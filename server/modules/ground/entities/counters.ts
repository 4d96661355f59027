import { addAmount, addOne, writeNow } from './counter-store';

/** One more for each of these live records; their versions stay, so no form is in conflict. */
export const countUp = addOne;

/** That it happened now; an instant counts milliseconds since 1970. */
export const countNow = writeNow;

/**
 * Moves what a record of a partner has of something, and answers what is left. Null when that would fall below zero, or
 * when the partner has no such record.
 */
export const moveCount = addAmount;
