import { describe, expect, it } from 'vitest';
import {
  firstConnection,
  type LiveEvent,
  type LiveState,
  RECONNECT_MS,
  REFUSED_MS,
  reconnect,
} from '../../../src/platform/web/reconnect';

const after = (...events: LiveEvent[]): LiveState => events.reduce(reconnect, firstConnection);

describe('"Each connection has a secondary one that reconnects after 5 seconds on close, alternating with the primary"', () => {
  it('waits 5 seconds', () => {
    expect(RECONNECT_MS).toBe(5000);
  });

  it('rests longer after a refusal for lack of room', () => {
    expect(REFUSED_MS).toBe(300_000);
  });

  it.each<[string, LiveEvent[], LiveState]>([
    ['begins with the primary', [], { line: 'primary', phase: 'connecting' }],
    ['the primary opens', ['opened'], { line: 'primary', phase: 'open' }],
    [
      'the primary closes: the secondary waits',
      ['opened', 'closed'],
      { line: 'secondary', phase: 'waiting' },
    ],
    [
      'after the wait the secondary connects',
      ['opened', 'closed', 'elapsed'],
      { line: 'secondary', phase: 'connecting' },
    ],
    [
      'the secondary closes: the primary takes its turn',
      ['opened', 'closed', 'elapsed', 'opened', 'closed', 'elapsed'],
      { line: 'primary', phase: 'connecting' },
    ],
    [
      'a connection that never opened counts as closed',
      ['closed', 'elapsed'],
      { line: 'secondary', phase: 'connecting' },
    ],
    [
      'a second close during the wait changes nothing',
      ['opened', 'closed', 'closed'],
      { line: 'secondary', phase: 'waiting' },
    ],
    [
      'one that is refused rests, and a close that follows changes nothing',
      ['refused', 'closed'],
      { line: 'secondary', phase: 'refused' },
    ],
    [
      'after its rest the other one connects',
      ['refused', 'elapsed'],
      { line: 'secondary', phase: 'connecting' },
    ],
    ['one that is open is closed, not refused', ['opened', 'refused'], { line: 'primary', phase: 'open' }],
    ['a timer that rings late changes nothing', ['opened', 'elapsed'], { line: 'primary', phase: 'open' }],
    [
      'the end of the session stops it for good',
      ['opened', 'stopped', 'closed', 'elapsed', 'opened'],
      { line: 'primary', phase: 'stopped' },
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(after(...events)).toEqual(expected);
  });
});
