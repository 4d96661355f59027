import { ITEM } from '../../../../core/states';
import type { FeedItem } from '../../../../platform/adapters/supplier/supplier';

export const statusOf: Record<FeedItem['state'], number> = {
  available: ITEM.open,
  disturbed: ITEM.disturbed,
  'out-of-stock': ITEM.soldOut,
};
