import {
  PRICE_ENDINGS,
  type PriceEnding,
  type PriceRule,
  RULE_METHODS,
  RULE_SCOPES,
  type RuleMethod,
  type RuleScope,
  type SellingRule,
} from './selling-price';

export type TypedRule = Readonly<Record<string, unknown>>;

const VALUE_FIELDS = { percent: 'percent', amount: 'amount', fixed: 'fixed_price' } as const;
export const SCOPE_FIELDS = {
  category: 'category_id',
  brand: 'brand_id',
  variation: 'variation_id',
} as const;

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** Null while a required value is missing. */
export function priceRuleOf(typed: TypedRule): PriceRule | null {
  const method = oneOf<RuleMethod>(RULE_METHODS, typed.method);
  const value = method && typed[VALUE_FIELDS[method]];
  if (!method || typeof value !== 'number') return null;
  return {
    method,
    value,
    rounding: Number(typed.rounding ?? 0),
    round_up: typed.direction !== 'nearest',
    ending: oneOf<PriceEnding>(PRICE_ENDINGS, typed.ending) ?? '',
    min_margin: numberOf(typed.min_margin),
    max_margin: numberOf(typed.max_margin),
  };
}

/** Null while its target is missing. */
export function sellingRuleOf(typed: TypedRule): Omit<SellingRule, 'id'> | null {
  const rule = priceRuleOf(typed);
  const scope = oneOf<RuleScope>(RULE_SCOPES, typed.scope);
  if (!rule || !scope) return null;
  if (scope === 'global') return { ...rule, scope, scope_id: null };
  const scope_id = typed[SCOPE_FIELDS[scope]];
  return typeof scope_id === 'string' ? { ...rule, scope, scope_id } : null;
}

/** Form values of a rule, without those that do not apply. */
export function typedOf({ method, value, rounding, round_up, ending, ...rule }: PriceRule) {
  return {
    method,
    [VALUE_FIELDS[method]]: value,
    ...(method !== 'fixed' && {
      rounding: String(rounding),
      direction: round_up ? 'up' : 'nearest',
      ending: ending || 'none',
    }),
    ...(rule.min_margin !== null && { min_margin: rule.min_margin }),
    ...(rule.max_margin !== null && { max_margin: rule.max_margin }),
  };
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
