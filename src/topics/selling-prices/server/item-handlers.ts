import { v7 } from 'uuid';
import type { ActionHandler, HandlerCall } from '../../../admin/server/actions/shape';
import type { Change } from '../../../core/contract/action-reply';
import { rupiah } from '../../../core/format/money';
import { number } from '../../../core/format/number';
import { sameValue } from '../../../core/value/same-value';
import { AppError } from '../../../platform/http/app-error';
import { isLoss } from '../domain/price-move';
import { appliedTo, type RuleChange, type RuleEdit, type StoredRule } from '../domain/rule-change';
import { type PriceRule, pricerOf, type SellingRule } from '../domain/selling-price';
import { priceRuleOf } from '../domain/typed-rule';
import { ruleText, sellingMessages } from '../text';
import { writeBook } from './book';
import { lockBook } from './book-store';
import { type CatalogueItem, readItems } from './catalogue-store';
import { storedRuleOf } from './rule-resource';
import { readRulesByTargets, readRulesOfItems } from './rule-store';
import { refuseMargins } from './validated-rule';

type NextRule = (item: CatalogueItem, own: StoredRule | null) => StoredRule | null;

/** Handlers of the actions on `selling-item`: create or delete rules of the selected items. */
export const itemHandlers: Record<string, ActionHandler> = {
  'set-rule': (call) => {
    const rule = priceRuleOf(call.input);
    if (!rule) throw new AppError('BAD_REQUEST');
    refuseMargins(rule);
    return change(call, 'bulk', 'diatur', (item, own) => ruleFor(item, own, rule));
  },
  'clear-rule': (call) => change(call, 'clear', 'kembali mengikuti aturan yang lebih luas', () => null),
};

function ruleFor(item: CatalogueItem, own: StoredRule | null, rule: PriceRule): StoredRule {
  const id = own?.id ?? v7();
  const itemRule = { ...rule, id, scope: 'variation' as const, scope_id: item.variation_id, is_active: true };
  if (own && sameValue({ ...own }, { ...itemRule, version: own.version })) return own;
  return { ...itemRule, version: (own?.version ?? 0) + 1 };
}

async function change(call: HandlerCall, kind: RuleChange['kind'], done: string, nextRule: NextRule) {
  const { tx, actor, ids, preview } = call;
  await lockBook(tx, actor.partnerId);
  const items = await readItems(tx, actor.partnerId, { filters: [{ field: 'variation_id', values: ids }] });
  if (items.length < new Set(ids).size) throw new AppError('NOT_FOUND');
  const own = new Map(
    (await readRulesByTargets(tx, actor.partnerId, ids)).map((rule) => [rule.scope_id, storedRuleOf(rule)]),
  );
  const rules = items.flatMap((item): RuleEdit[] => {
    const before = own.get(item.variation_id) ?? null;
    const after = nextRule(item, before);
    return before === after ? [] : [{ name: `${item.brand} – ${item.item}`, before, after }];
  });
  if (rules.length > 0 && !preview) await writeBook(tx, actor, { kind, rules });
  const active = await activeBefore(call, items, rules);
  const changed = changesOf(items, rules, active);
  const what = `${number(rules.length)} item`;
  return {
    message: rules.length > 0 ? `Harga jual ${what} ${done}.` : 'Tidak ada yang berubah.',
    subject: what,
    changes: changed,
  };
}

async function activeBefore(
  { tx, actor }: HandlerCall,
  items: CatalogueItem[],
  edits: RuleEdit[],
): Promise<SellingRule[]> {
  const back = edits.map(({ name, before, after }) => ({ name, before: after, after: before }));
  return appliedTo(await readRulesOfItems(tx, actor.partnerId, items), back);
}

function changesOf(items: CatalogueItem[], edits: RuleEdit[], active: SellingRule[]): Change[] {
  const [now, then] = [pricerOf(active), pricerOf(appliedTo(active, edits))];
  const rules = new Map(active.map((rule) => [rule.id, rule]));
  const byItem = new Map(edits.map((edit) => [(edit.after ?? edit.before)?.scope_id, edit]));
  return items.flatMap((item) => {
    const edit = byItem.get(item.variation_id);
    if (!edit) return [];
    const [before, after] = [now(item), then(item)];
    const ruleNames = [
      before && rules.get(before.rule_id),
      after && (edit.after ?? rules.get(after.rule_id)),
    ];
    const [ruleBefore, ruleAfter] = ruleNames.map((rule) => (rule ? ruleText(rule) : '–'));
    return {
      id: item.variation_id,
      title: edit.name,
      values: [
        { label: 'Harga jual', before: amount(before?.price), after: amount(after?.price) },
        { label: 'Aturan', before: ruleBefore ?? '–', after: ruleAfter ?? '–' },
      ],
      ...(isLoss(after) && { warning: `${sellingMessages.loss} Modal ${rupiah(item.cost)}.` }),
    };
  });
}

const amount = (price: number | undefined): string => (price === undefined ? '–' : rupiah(price));
