import { ITEM } from '../../../../src/core/states';
import type { ToldItem } from '../../../adapters/supplier/supplier';

/** How an item stands by what its supplier says. */
export const statusOf: Record<ToldItem['state'], number> = {
  available: ITEM.open,
  disturbed: ITEM.disturbed,
  'out-of-stock': ITEM.soldOut,
};
