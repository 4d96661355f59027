import type { EntityRow } from '../../../admin/entity/calls';
import type { EntityFilter, EntitySelection } from '../../../admin/entity/query';
import { readOnly } from '../../../admin/server/read-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import { tableRow } from '../../../admin/server/table-row';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { refuseTooLarge } from '../../../platform/http/export-size';
import type { SellingPrice, SellingRule } from '../domain/selling-price';
import { pricerOf } from '../domain/selling-price';
import { ruleText } from '../text';
import { type CatalogueItem, countItems, readItems } from './catalogue-store';
import { readItemsOff } from './off-store';
import { readActiveRules, readRulesOfItems } from './rule-store';

const PORTION = 500;
const WORKED_OUT = ['result', 'rule_scope'];

/** Store of the resource `selling-item`: read-only, changed through rules. */
export function createSellingItems(database: Database): ResourceService {
  /** Matching items, computed only as far as the filters need. */
  const matching = async (partnerId: string, query: Pick<EntitySelection, 'filters' | 'search'>) => {
    const [filters, worked] = split(query.filters);
    const [items, rules, off] = await Promise.all([
      readItems(database.db, partnerId, { ...query, filters }),
      readActiveRules(database, { partner: partnerId }),
      readItemsOff(database, partnerId),
    ]);
    const price = pricerOf(rules);
    const fits = (item: CatalogueItem): boolean => {
      const verdict: Record<string, string> = verdictOf(price(item), off.has(item.variation_id));
      return worked.every(({ field, values }) => values.includes(verdict[field] ?? ''));
    };
    return {
      items: worked.length > 0 ? items.filter(fits) : items,
      presentOne: present(rules, off),
    };
  };

  async function* portions(items: CatalogueItem[], presentOne: (item: CatalogueItem) => EntityRow) {
    for (let offset = 0; offset < items.length; offset += PORTION) {
      yield items.slice(offset, offset + PORTION).map(presentOne);
    }
  }

  return readOnly({
    async list(_resource, { partnerId }, { page, limit, ...query }) {
      const window = { offset: (page - 1) * limit, limit };
      if (query.filters.some(({ field }) => WORKED_OUT.includes(field))) {
        const { items, presentOne } = await matching(partnerId, query);
        const shown = items.slice(window.offset, window.offset + limit);
        return { rows: shown.map(presentOne), total: items.length };
      }
      const [total, items, rules, off] = await Promise.all([
        countItems(database.db, query),
        readItems(database.db, partnerId, query, window),
        readActiveRules(database, { partner: partnerId }),
        readItemsOff(database, partnerId),
      ]);
      return { rows: items.map(present(rules, off)), total };
    },
    async show(_resource, { partnerId }, id) {
      const one = { filters: [{ field: 'variation_id', values: [id] }] };
      const [item] = await readItems(database.db, partnerId, one);
      if (!item) throw new AppError('NOT_FOUND');
      const rules = await readRulesOfItems(database, partnerId, [item]);
      return present(rules, await readItemsOff(database, partnerId))(item);
    },
    async all(_resource, { partnerId }, query) {
      const { items, presentOne } = await matching(partnerId, query);
      refuseTooLarge(items.length);
      return portions(items, presentOne);
    },
  });
}

const split = (filters: EntityFilter[]): [EntityFilter[], EntityFilter[]] => [
  filters.filter(({ field }) => !WORKED_OUT.includes(field)),
  filters.filter(({ field }) => WORKED_OUT.includes(field)),
];

function present(
  rules: readonly SellingRule[],
  off: ReadonlySet<string>,
): (item: CatalogueItem) => EntityRow {
  const price = pricerOf(rules);
  const texts = new Map(rules.map((rule) => [rule.id, ruleText(rule)]));
  return (item) => {
    const sold = price(item);
    return tableRow({
      item: item.item,
      sku: item.sku,
      brand_id: item.brand_id,
      category_id: item.category_id,
      status: String(item.status),
      cost: item.cost,
      ...(sold && {
        price: sold.price,
        margin: sold.margin,
        margin_percent: sold.percent,
        rule: texts.get(sold.rule_id),
      }),
      ...verdictOf(sold, off.has(item.variation_id)),
      id: item.variation_id,
      created_at: item.updated_at,
      reference_titles: { [item.brand_id]: item.brand, [item.category_id]: item.category },
    });
  };
}

const verdictOf = (sold: SellingPrice | null, isOff: boolean) => ({
  rule_scope: sold?.scope ?? 'none',
  result: isOff ? 'off' : resultOf(sold),
});

function resultOf(sold: SellingPrice | null): string {
  if (!sold) return 'none';
  if (sold.margin === 0) return 'even';
  return sold.margin > 0 ? 'profit' : 'loss';
}
