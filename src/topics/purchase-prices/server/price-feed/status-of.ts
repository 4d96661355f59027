import { ITEM } from '../../../../core/states';
import type { ToldItem } from '../../../../platform/adapters/supplier/supplier';

export const statusOf: Record<ToldItem['state'], number> = {
  available: ITEM.open,
  disturbed: ITEM.disturbed,
  'out-of-stock': ITEM.soldOut,
};
