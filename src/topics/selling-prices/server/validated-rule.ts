import { entityMessages } from '../../../core/text/entity';
import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import type { StoredRule } from '../domain/rule-change';
import type { SellingRule } from '../domain/selling-price';
import { SCOPE_FIELDS, sellingRuleOf, type TypedRule } from '../domain/typed-rule';
import { scopeWords, sellingMessages } from '../text';
import { existing } from './book-store';
import { readRulesByTargets } from './rule-store';

/** A validated rule; `name` describes its scope. */
export interface RecordChange {
  rule: Omit<StoredRule, 'id' | 'version'>;
  name: string;
}

/**
 * Validates a rule against the catalogue and the partner's other rules, under the lock of the book in `tx`.
 * Throws VALIDATION_FAILED and DUPLICATE_VALUE by field.
 */
export async function validateRule(
  tx: Db,
  partnerId: string,
  typed: TypedRule,
  ownId: string | null,
): Promise<RecordChange> {
  const rule = sellingRuleOf(typed);
  if (!rule) throw new AppError('BAD_REQUEST');
  refuseMargins(rule);
  const field = rule.scope === 'global' ? 'scope' : SCOPE_FIELDS[rule.scope];
  const name = await nameOf(tx, rule);
  if (name === undefined) {
    const missing = entityMessages.missing(scopeWords[rule.scope]);
    throw new AppError('VALIDATION_FAILED', undefined, { [field]: [missing] });
  }
  const [other] = await readRulesByTargets(tx, partnerId, [rule.scope_id ?? partnerId]);
  if (other && other.id !== ownId) {
    throw new AppError('DUPLICATE_VALUE', undefined, { [field]: [sellingMessages.taken] });
  }
  return { rule: { ...rule, is_active: typed.is_active === true }, name };
}

/** Throws VALIDATION_FAILED if the minimum margin exceeds the maximum. */
export function refuseMargins({
  min_margin,
  max_margin,
}: Pick<SellingRule, 'min_margin' | 'max_margin'>): void {
  if (min_margin === null || max_margin === null || min_margin <= max_margin) return;
  throw new AppError('VALIDATION_FAILED', undefined, { max_margin: [sellingMessages.margins] });
}

async function nameOf(tx: Db, { scope, scope_id }: Omit<SellingRule, 'id'>): Promise<string | undefined> {
  if (scope === 'global' || scope_id === null) return scopeWords.global;
  const [found] = await existing(tx, scope, [scope_id]);
  return found?.name;
}
