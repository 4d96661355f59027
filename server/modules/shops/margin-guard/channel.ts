import type { GuardChannel, GuardedMove, MarginGuard } from '../../../../src/core/pricing/margin-guard';
import type { PriceRule } from '../../../../src/core/pricing/selling-price';
import type { Db } from '../../../db/client';
import type { Off } from './off-store';
import type { GuardUndo } from './undo';

/** An item at what it cost before and costs now, rupiah at the partner's own tier. */
export interface MovedItem {
  variation_id: string;
  brand_id: string;
  category_id: string;
  /** `Mobile Legends – 86 Diamond`. */
  item: string;
  cost_before: number;
  cost_now: number;
}

/** What a channel sells of an item. */
export interface Guarded {
  channel: GuardChannel;
  subject_id: string;
  /** As people of this channel call it. */
  item: string;
  move: Omit<GuardedMove, 'off'>;
  /** Whoever has switched it off. */
  off: Off | null;
}

/** In whose name prices are raised: a guard, or a person at a screen. */
export interface Hand {
  partnerId: string;
  userId: string | null;
  name: string;
  kind: 'guard' | 'mend';
}

/** A price as a rule raises it: what it comes to, what writes it, and what takes that back. */
export interface Raise {
  price: number;
  write(by: Hand): Promise<GuardUndo>;
}

/** Prices that guards watch over. Whoever calls has locked the partner's book. */
export interface PriceChannel {
  /** For a guard that would act so. Null where the partner does not sell the item there. */
  guarded(tx: Db, partnerId: string, item: MovedItem, action: MarginGuard['action']): Promise<Guarded | null>;
  /** No price of what is sold becomes lower. */
  raise(tx: Db, partnerId: string, item: MovedItem, rule: PriceRule): Promise<Raise>;
  /** Switches what is sold off or on; false when it stood so already. */
  turn(tx: Db, partnerId: string, subjectId: string, on: boolean): Promise<boolean>;
}
