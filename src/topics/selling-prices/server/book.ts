import { v7 } from 'uuid';
import type { ActivityService, Doer } from '../../../platform/activity/service';
import type { Db } from '../../../platform/db/client';
import type { RuleChange, RuleEdit, StoredRule } from '../domain/rule-change';
import { ruleText } from '../text';
import { dropRules, putRules, storeChange } from './book-store';

/** Author of a change: a user, or the program (`userId` null) under a name. */
export type Writer = { partnerId: string; userId: string | null } & Partial<
  Omit<Doer, 'partnerId' | 'userId'>
>;

/**
 * Writes rules in `tx`, which holds the lock of the partner's book, with undo data. Returns the change id.
 */
export async function writeBook(
  tx: Db,
  { partnerId, userId, name = 'Sistem' }: Writer,
  { kind, rules }: RuleChange,
): Promise<string> {
  const id = v7();
  await dropRules(
    tx,
    partnerId,
    rules.flatMap(({ before, after }) => (before && !after ? [before.id] : [])),
  );
  await putRules(
    tx,
    partnerId,
    userId,
    rules.flatMap(({ after }) => after ?? []),
  );
  await storeChange(tx, { id, partnerId, userId, actor: name, kind, rules });
  return id;
}

const isDoer = (writer: Writer): writer is Doer => writer.userId !== null && writer.device !== undefined;

/** Logs the change of one rule; actions are logged by their runner. */
export async function logRuleChange(
  tx: Db,
  activity: Pick<ActivityService, 'record'>,
  writer: Writer,
  { name, before, after }: RuleEdit,
): Promise<void> {
  if (!isDoer(writer)) return;
  const words = (rule: StoredRule | null) => ({
    Aturan: rule ? ruleText(rule) : null,
    Aktif: rule ? rule.is_active : null,
  });
  await activity.record(tx, writer, {
    code: 'selling_price.change',
    object: `Aturan harga jual: ${name}`,
    before: words(before),
    after: words(after),
  });
}
