import { describe, expect, it } from 'vitest';
import { type Claims, turnOf } from '../../../src/platform/web/overlays/turns';

type Comer = ReturnType<typeof turnOf>;

describe('what opens over a page by itself', () => {
  it.each<[sentence: string, holder: Comer, claims: Claims, modalOpen: boolean, turn: Comer]>([
    ['nothing wants to', null, {}, false, null],
    ['the tour alone', null, { tour: 'wants' }, false, 'tour'],
    ['the notice comes before the tour', null, { notice: 'wants', tour: 'wants' }, false, 'notice'],
    ['the tour waits for a notice that may come', null, { notice: 'unknown', tour: 'wants' }, false, null],
    ['the tour comes once the notice is closed', 'notice', { notice: 'none', tour: 'wants' }, false, 'tour'],
    ['nothing opens over what a person has opened', null, { notice: 'wants', tour: 'wants' }, true, null],
    ['the notice is a modal itself, and stays', 'notice', { notice: 'wants' }, true, 'notice'],
    [
      'a notice that comes late waits for the tour',
      'tour',
      { notice: 'wants', tour: 'wants' },
      false,
      'tour',
    ],
  ])('%s', (_sentence, holder, claims, modalOpen, turn) => {
    expect(turnOf(holder, claims, modalOpen)).toBe(turn);
  });
});
