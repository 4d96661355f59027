/** How a record of `product-vcg` is priced. */
export interface TypedPrices {
  price_mode: 'tier' | 'manual';
  prices: { tier_id: string; price: number }[];
}

/** `change`: id of a change of selling rules. `before` and `after`: what a record of a website held, and what it was given. */
export interface GuardUndo {
  change?: string;
  before?: TypedPrices;
  after?: TypedPrices;
}
