import { useState } from 'react';
import type { PricedVariation } from '../../../catalogue/domain/priced';

export interface PriceNews {
  /** Set if the price of the chosen item changed since it was chosen; rupiah. */
  change: { item: string; from: number; to: number } | null;
  understand: () => void;
}

export function usePriceNews(chosen: PricedVariation | undefined): PriceNews {
  const [seen, setSeen] = useState(chosen);
  // Resets during render, before anything of the old item is drawn.
  if (seen?.id !== chosen?.id) setSeen(chosen);
  const isOther = seen && chosen && seen.id === chosen.id && seen.price !== chosen.price;
  return {
    change: isOther ? { item: chosen.name, from: seen.price, to: chosen.price } : null,
    understand: () => setSeen(chosen),
  };
}
