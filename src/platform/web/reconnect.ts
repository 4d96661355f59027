import type { Line } from '../../core/contract/browser-config';

/** Specification 9: "Socket reconnect delay: 5000 ms." */
export const RECONNECT_MS = 5000;
/** A refused socket is refused in five seconds, too; events that free one shorten the wait. */
export const REFUSED_MS = 5 * 60_000;

/**
 * `connecting`: open a socket for `line` now. `open`: frames arrive. `waiting`: start a timer of `RECONNECT_MS`.
 * `refused`: start one of `REFUSED_MS`. `stopped`: the session has ended.
 */
export interface LiveState {
  line: Line;
  phase: 'connecting' | 'open' | 'waiting' | 'refused' | 'stopped';
}

/**
 * `opened` is the first frame: an accepted socket may still be refused. `closed` includes sockets that never opened;
 * `elapsed` is the timer.
 */
export type LiveEvent = 'opened' | 'closed' | 'refused' | 'elapsed' | 'stopped';

export const firstConnection: LiveState = { line: 'primary', phase: 'connecting' };

/**
 * Specification 4: "Each connection has a secondary one that reconnects after 5 seconds on close, alternating with the
 * primary." Events that do not fit the phase are ignored, such as a late close of an old socket.
 */
export function reconnect(state: LiveState, event: LiveEvent): LiveState {
  const { line, phase } = state;
  if (phase === 'stopped') return state;
  if (event === 'stopped') return { line, phase: 'stopped' };
  if (event === 'opened' && phase === 'connecting') return { line, phase: 'open' };
  const isResting = phase === 'waiting' || phase === 'refused';
  if (event === 'closed' && !isResting) return { line: other(line), phase: 'waiting' };
  if (event === 'refused' && phase === 'connecting') return { line: other(line), phase: 'refused' };
  if (event === 'elapsed' && isResting) return { line, phase: 'connecting' };
  return state;
}

const other = (line: Line): Line => (line === 'primary' ? 'secondary' : 'primary');
