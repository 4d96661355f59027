import type { Db } from '../../../platform/db/client';
import type { PriceRule } from '../../selling-prices/domain/selling-price';
import type { GuardChannel, GuardedMove, MarginGuard } from '../domain';
import type { Off } from './off-store';
import type { GuardUndo } from './undo';

/** An item with its previous and current cost, in rupiah at the partner's tier. */
export interface MovedItem {
  variation_id: string;
  brand_id: string;
  category_id: string;
  /** `Mobile Legends – 86 Diamond`. */
  item: string;
  cost_before: number;
  cost_now: number;
}

export interface Guarded {
  channel: GuardChannel;
  subject_id: string;
  item: string;
  move: Omit<GuardedMove, 'off'>;
  off: Off | null;
}

export interface Hand {
  partnerId: string;
  userId: string | null;
  name: string;
  kind: 'guard' | 'mend';
}

/** A price increase: the new price, how to write it, and how to undo it. */
export interface Raise {
  price: number;
  write(by: Hand): Promise<GuardUndo>;
}

/** Prices that guards watch. The caller must hold the lock of the partner's price book. */
export interface PriceChannel {
  /** Facts for a guard with this action. Null if the partner does not sell the item in this channel. */
  guarded(tx: Db, partnerId: string, item: MovedItem, action: MarginGuard['action']): Promise<Guarded | null>;
  /** Never lowers a price. */
  raise(tx: Db, partnerId: string, item: MovedItem, rule: PriceRule): Promise<Raise>;
  /** Enables or disables an item; false if unchanged. */
  turn(tx: Db, partnerId: string, subjectId: string, on: boolean): Promise<boolean>;
}
