import { messages } from '../../../core/text/messages';
import type { Database } from '../../../platform/db/client';
import {
  amountName,
  type ForeignNumber,
  foreignNumber,
  sameItem,
  servesOwner,
} from '../../catalogue/domain/phone-operator';
import type { BulkOperator } from '../contract';
import { readSiblings } from './item-store';
import { isPriced, type OrderedRow, type ReadRow } from './lines';

/** Rows whose number indicates another operator, with that operator's equivalent item. */
export async function foreignNumbersOf(
  database: Database,
  rows: readonly ReadRow[],
): Promise<Map<ReadRow, BulkOperator>> {
  const found = rows.filter(isPriced).flatMap((row): [OrderedRow, ForeignNumber][] => {
    const brand = { key: row.item.brand_key, name: row.item.brand };
    const foreign = foreignNumber(brand, row.item.forms, row.request.form_values);
    return foreign ? [[row, foreign]] : [];
  });
  if (found.length === 0) return new Map();
  const siblings = await readSiblings(database, {
    categories: [...new Set(found.map(([{ item }]) => item.category_id))],
    names: [...new Set(found.map(([{ item }]) => amountName(item.name)))],
  });
  return new Map(
    found.map(([row, foreign]) => {
      const { item } = row;
      const items = siblings.filter(
        ({ category_id, brand }) => category_id === item.category_id && servesOwner(brand, foreign),
      );
      return [
        row,
        {
          warning: messages.foreignNumber(foreign.prefix, foreign.owners, item.brand),
          sku: sameItem(item.name, items)?.sku ?? null,
        },
      ];
    }),
  );
}
