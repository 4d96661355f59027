import type { SellingRule } from './selling-price';

/** A rule with what a later look tells it apart by. */
export interface KeptRule extends SellingRule {
  is_active: boolean;
  /** Grows with each change, and goes on where a rule comes back. */
  version: number;
}

/** One rule before and after; null where there was none. */
export interface RuleEdit {
  /** What it is for, as it was called then. */
  name: string;
  before: KeptRule | null;
  after: KeptRule | null;
}

/** What was done at one time: by a form, to marked items, by taking something back, by a guard, against losses. */
export const CHANGE_KINDS = [
  ...(['create', 'edit', 'delete', 'restore'] as const),
  ...(['bulk', 'clear', 'undo', 'guard', 'mend'] as const),
] as const;

export interface RuleChange {
  kind: (typeof CHANGE_KINDS)[number];
  rules: RuleEdit[];
}

/** Whether a change can still be taken back. */
export const CHANGE_STATES = ['open', 'undone', 'expired'] as const;

/** How long a change can be taken back, in milliseconds. */
export const CHANGE_UNDO_MS = 86_400_000;

/** What becomes of each rule of a change that is taken back: those that were changed again since are left alone. */
export interface Undoing {
  edits: RuleEdit[];
  /** As they are now. */
  left: { name: string; now: KeptRule | null }[];
}

/** `now` finds a rule by its id, `holder` one by what it is for; `isNewest`: no later change has named the rule. */
export function undoingOf(
  { rules }: Pick<RuleChange, 'rules'>,
  now: (id: string) => KeptRule | null,
  holder: (rule: KeptRule) => KeptRule | null,
  isNewest: (id: string) => boolean,
): Undoing {
  const undoing: Undoing = { edits: [], left: [] };
  for (const { name, before, after } of rules) {
    const id = (before ?? after)?.id ?? '';
    const current = now(id);
    // What is gone has no version that tells whether it came back meanwhile and was taken away once more.
    const isAsLeft = after ? current?.version === after.version : !current && isNewest(id);
    // Another rule may have come to the place of one that was taken away, or pointed elsewhere.
    const other = before && holder(before);
    const taken = other && other.id !== id ? other : null;
    if (!isAsLeft || taken) undoing.left.push({ name, now: current ?? taken });
    else undoing.edits.push({ name, before: current, after: before && next(before, after) });
  }
  return undoing;
}

/** What a rule was, as a new version of it. */
const next = (before: KeptRule, after: KeptRule | null): KeptRule => ({
  ...before,
  version: Math.max(before.version, after?.version ?? 0) + 1,
});

/** The rules that are switched on, once these edits are done. */
export function appliedTo(active: readonly SellingRule[], edits: readonly RuleEdit[]): SellingRule[] {
  const touched = new Set(edits.flatMap(({ before, after }) => [before?.id, after?.id]));
  return [
    ...active.filter(({ id }) => !touched.has(id)),
    ...edits.flatMap(({ after }) => (after?.is_active ? [after] : [])),
  ];
}
