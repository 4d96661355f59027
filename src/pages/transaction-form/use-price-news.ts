import { useState } from 'react';
import type { PricedVariation } from '../../core/catalogue/priced';

export interface PriceNews {
  /** Present while the chosen item costs something else than when it was chosen; rupiah. */
  change: { item: string; from: number; to: number } | null;
  /** The buyer has seen it. */
  understand: () => void;
}

/** Notices that the chosen item has another price since it was chosen. */
export function usePriceNews(chosen: PricedVariation | undefined): PriceNews {
  const [seen, setSeen] = useState(chosen);
  // Another item starts anew, before anything of the old one is drawn.
  if (seen?.id !== chosen?.id) setSeen(chosen);
  const isOther = seen && chosen && seen.id === chosen.id && seen.price !== chosen.price;
  return {
    change: isOther ? { item: chosen.name, from: seen.price, to: chosen.price } : null,
    understand: () => setSeen(chosen),
  };
}
