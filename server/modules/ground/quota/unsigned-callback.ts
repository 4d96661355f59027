import type { Quota } from './store';

/** Callbacks of one address that nobody we know signed: more of them are refused unread, and tell the operator nothing. */
export const UNSIGNED_CALLBACK: Quota = { kind: 'unsigned-callback', most: 30, seconds: 3_600, gap: 0 };
