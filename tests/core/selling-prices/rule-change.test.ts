import { describe, expect, test } from 'vitest';
import {
  type RuleEdit,
  type StoredRule,
  undoingOf,
} from '../../../src/topics/selling-prices/domain/rule-change';

const rule = (version: number, value = 5, id = 'one'): StoredRule => ({
  ...{
    id,
    scope: 'global',
    scope_id: null,
    method: 'percent',
    value,
    rounding: 0,
    round_up: true,
    ending: '',
  },
  ...{ min_margin: null, max_margin: null, is_active: true, version },
});

interface Case {
  what: string;
  before: StoredRule | null;
  after: StoredRule | null;
  now: StoredRule | null;
  /** Rule that holds the scope now. */
  holder?: StoredRule;
  /** True if a later change touched it. */
  later?: boolean;
  /** Undefined if it is skipped. */
  becomes: StoredRule | null | undefined;
}

const cases: Case[] = [
  { what: 'a new one', before: null, after: rule(1), now: rule(1), becomes: null },
  {
    what: 'a new one that was deleted since',
    before: null,
    after: rule(1),
    now: null,
    later: true,
    becomes: undefined,
  },
  { what: 'an edit', before: rule(1), after: rule(2, 9), now: rule(2, 9), becomes: rule(3) },
  {
    what: 'an edit that was edited since',
    before: rule(1),
    after: rule(2, 9),
    now: rule(3),
    later: true,
    becomes: undefined,
  },
  { what: 'a deletion', before: rule(2), after: null, now: null, becomes: rule(3) },
  {
    what: 'a deletion that was restored since',
    before: rule(2),
    after: null,
    now: rule(3),
    later: true,
    becomes: undefined,
  },
  {
    ...{ what: 'a deletion that was restored, edited and deleted again since' },
    ...{ before: rule(1), after: null, now: null, later: true, becomes: undefined },
  },
  {
    ...{ what: 'a deletion whose place another rule has taken' },
    ...{ before: rule(1), after: null, now: null, holder: rule(1, 7, 'other'), becomes: undefined },
  },
];

describe('taking a change of a rule back', () => {
  test.each(cases)('$what', ({ before, after, now, holder, later = false, becomes }) => {
    const edit: RuleEdit = { name: 'Semua item', before, after };
    const { edits, left } = undoingOf(
      { rules: [edit] },
      () => now,
      () => holder ?? now,
      () => !later,
    );
    if (becomes === undefined) {
      expect(edits).toEqual([]);
      expect(left).toEqual([{ name: 'Semua item', now: now ?? holder ?? null }]);
    } else {
      expect(edits).toEqual([{ name: 'Semua item', before: now, after: becomes }]);
      expect(left).toEqual([]);
    }
  });
});
