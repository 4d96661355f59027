import { ITEM } from '../../../../src/core/states';
import type { ToldItem } from '../../../adapters/supplier/supplier';

export const statusOf: Record<ToldItem['state'], number> = {
  available: ITEM.open,
  disturbed: ITEM.disturbed,
  'out-of-stock': ITEM.soldOut,
};
