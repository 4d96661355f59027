import type { ActionHandler } from '../../../admin/server/actions/shape';
import type { Fact } from '../../../core/contract/action-reply';
import { number } from '../../../core/format/number';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { isLoss, isMoved, movesBetween } from '../domain/price-move';
import {
  appliedTo,
  CHANGE_UNDO_MS,
  type RuleEdit,
  type StoredRule,
  type Undoing,
  undoingOf,
} from '../domain/rule-change';
import { writeBook } from './book';
import { lockBook, markUndone, readChangedSince, readChangeToUndo, type StoredChange } from './book-store';
import { movedSince } from './catalogue-store';
import { namesOf, ruleWords } from './change-resource';
import { reachOf } from './reach';
import { storedRuleOf } from './rule-resource';
import { type RuleRow, readRulesByIds, readRulesByTargets } from './rule-store';

const NAMED = 5;

/**
 * Undoes a change: restores each rule unless it was changed since. Throws NOT_FOUND, ACT_NOT_NOW if already
 * undone, UNDO_EXPIRED after 24 hours.
 */
export const undoHandler: ActionHandler = async ({ tx, actor, ids: [id = ''], preview }) => {
  const { partnerId } = actor;
  await lockBook(tx, partnerId);
  const change = await readChangeToUndo(tx, partnerId, id);
  if (!change) throw new AppError('NOT_FOUND');
  if (change.undone_by) throw new AppError('ACT_NOT_NOW');
  if (change.age > CHANGE_UNDO_MS) throw new AppError('UNDO_EXPIRED');

  const { edits, left, rows } = await planOf(tx, partnerId, change);
  const facts = [...(await priceFacts(tx, partnerId, change, edits)), ...leftFacts(left, rows)];
  const changes = edits.map(({ name, before, after }) => ({
    id: (before ?? after)?.id ?? id,
    title: name,
    values: [{ label: 'Aturan', before: ruleWords(before), after: ruleWords(after) }],
  }));
  const subject = namesOf(change.rules);
  if (edits.length === 0) {
    return { message: 'Semua aturan sudah diubah lagi, jadi dibiarkan.', subject, facts, changes };
  }
  if (!preview)
    await markUndone(tx, partnerId, id, await writeBook(tx, actor, { kind: 'undo', rules: edits }));
  return { message: `${number(edits.length)} aturan kembali seperti semula.`, subject, facts, changes };
};

async function planOf(
  tx: Db,
  partnerId: string,
  change: StoredChange,
): Promise<Undoing & { rows: RuleRow[] }> {
  const known = change.rules.flatMap(({ before, after }) => before ?? after ?? []);
  const targets = change.rules.flatMap(({ before }) => (before ? (before.scope_id ?? partnerId) : []));
  const byIds = await readRulesByIds(
    tx,
    partnerId,
    known.map((rule) => rule.id),
  );
  const rows = [...byIds, ...(await readRulesByTargets(tx, partnerId, targets))];
  const later = new Set(await readChangedSince(tx, partnerId, change.id));
  const find = (test: (row: RuleRow) => boolean): StoredRule | null => {
    const row = rows.find(test);
    return row ? storedRuleOf(row) : null;
  };
  const undoing = undoingOf(
    change,
    (ruleId) => find((row) => row.id === ruleId),
    ({ scope, scope_id }) => find((row) => row.scope === scope && row.scope_id === scope_id),
    (ruleId) => !later.has(ruleId),
  );
  return { ...undoing, rows };
}

async function priceFacts(
  tx: Db,
  partnerId: string,
  change: StoredChange,
  edits: RuleEdit[],
): Promise<Fact[]> {
  if (edits.length === 0) return [];
  const back = edits.map(({ name, before, after }) => ({ name, before: after, after: before }));
  const touching = edits.flatMap(({ before, after }) => [before, after].filter((rule) => rule !== null));
  const reach = await reachOf(tx, partnerId, touching);
  const active = appliedTo(reach.active, back);
  const moves = movesBetween(reach.items, active, appliedTo(active, edits)).filter(isMoved);
  const touched = moves.map(({ item }) => item.variation_id);
  const moved = await movedSince(tx, change.created_at, touched);
  const losing = moves.filter(({ after }) => isLoss(after)).length;
  return [
    { label: 'Harga jual yang berubah', value: `${number(moves.length)} item` },
    ...(moved > 0
      ? [{ label: 'Modal bergerak sejak itu', value: `${number(moved)} item`, tone: 'wait' as const }]
      : []),
    ...(losing > 0
      ? [{ label: 'Di bawah harga modal', value: `${number(losing)} item`, tone: 'bad' as const }]
      : []),
  ];
}

function leftFacts(left: Undoing['left'], rows: RuleRow[]): Fact[] {
  const skipped = left.slice(0, NAMED).map(({ name, now }) => {
    const by = now && rows.find(({ id }) => id === now.id)?.updated_by;
    const what = now ? `Sudah diubah lagi${by ? ` oleh ${by}` : ''}` : 'Sudah dihapus';
    return { label: name, value: `${what}, dibiarkan`, tone: 'wait' as const };
  });
  const rest = left.length - skipped.length;
  return rest > 0 ? [...skipped, { label: 'Lainnya dibiarkan', value: `${number(rest)} aturan` }] : skipped;
}
