/** Pricing of a `product-vcg` record. */
export interface TypedPrices {
  price_mode: 'tier' | 'manual';
  prices: { tier_id: string; price: number }[];
}

/**
 * `change`: id of a change of selling rules. `before` and `after`: data of a website record before and after
 * the action.
 */
export interface GuardUndo {
  change?: string;
  before?: TypedPrices;
  after?: TypedPrices;
}
