import { DAY } from '../../../../src/core/format/date';

/** Milliseconds that we wait for an answer of the partner. */
export const ANSWER_TIME = 3 * DAY;
/** Milliseconds for which a closed ticket can be opened again. */
export const REOPEN_TIME = 7 * DAY;

/** An ISO instant so many milliseconds on. */
export const later = (iso: string | null, wait: number): string | null =>
  iso && new Date(Date.parse(iso) + wait).toISOString();
