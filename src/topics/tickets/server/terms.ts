import { DAY } from '../../../core/format/date';

/** Milliseconds to wait for the partner's answer. */
export const ANSWER_TIME = 3 * DAY;
/** Milliseconds during which a closed ticket can be reopened. */
export const REOPEN_TIME = 7 * DAY;

export const later = (iso: string | null, wait: number): string | null =>
  iso && new Date(Date.parse(iso) + wait).toISOString();
