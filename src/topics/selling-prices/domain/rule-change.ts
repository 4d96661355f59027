import type { SellingRule } from './selling-price';

export interface StoredRule extends SellingRule {
  is_active: boolean;
  /** Increases with each change, also after a restore. */
  version: number;
}

export interface RuleEdit {
  name: string;
  before: StoredRule | null;
  after: StoredRule | null;
}

/** Origin of a change: a form, marked items, undo, a guard, or the list of losses. */
export const CHANGE_KINDS = [
  ...(['create', 'edit', 'delete', 'restore'] as const),
  ...(['bulk', 'clear', 'undo', 'guard', 'mend'] as const),
] as const;

export interface RuleChange {
  kind: (typeof CHANGE_KINDS)[number];
  rules: RuleEdit[];
}

export const CHANGE_STATES = ['open', 'undone', 'expired'] as const;

/** Milliseconds in which a change can be undone. */
export const CHANGE_UNDO_MS = 86_400_000;

/** Rules that changed again since are left alone. */
export interface Undoing {
  edits: RuleEdit[];
  left: { name: string; now: StoredRule | null }[];
}

/** `now` finds a rule by id, `holder` by target; `isNewest`: no later change includes the rule. */
export function undoingOf(
  { rules }: Pick<RuleChange, 'rules'>,
  now: (id: string) => StoredRule | null,
  holder: (rule: StoredRule) => StoredRule | null,
  isNewest: (id: string) => boolean,
): Undoing {
  const undoing: Undoing = { edits: [], left: [] };
  for (const { name, before, after } of rules) {
    const id = (before ?? after)?.id ?? '';
    const current = now(id);
    // A deleted rule has no version that shows whether it was restored and deleted again meanwhile.
    const isAsLeft = after ? current?.version === after.version : !current && isNewest(id);
    // Another rule may have taken its target meanwhile.
    const other = before && holder(before);
    const taken = other && other.id !== id ? other : null;
    if (!isAsLeft || taken) undoing.left.push({ name, now: current ?? taken });
    else undoing.edits.push({ name, before: current, after: before && next(before, after) });
  }
  return undoing;
}

const next = (before: StoredRule, after: StoredRule | null): StoredRule => ({
  ...before,
  version: Math.max(before.version, after?.version ?? 0) + 1,
});

export function appliedTo(active: readonly SellingRule[], edits: readonly RuleEdit[]): SellingRule[] {
  const touched = new Set(edits.flatMap(({ before, after }) => [before?.id, after?.id]));
  return [
    ...active.filter(({ id }) => !touched.has(id)),
    ...edits.flatMap(({ after }) => (after?.is_active ? [after] : [])),
  ];
}
