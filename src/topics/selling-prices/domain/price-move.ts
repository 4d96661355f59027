import { type PricedItem, pricerOf, type SellingPrice, type SellingRule } from './selling-price';

export interface PriceMove<Item extends PricedItem> {
  item: Item;
  before: SellingPrice | null;
  after: SellingPrice | null;
}

export function movesBetween<Item extends PricedItem>(
  items: readonly Item[],
  before: readonly SellingRule[],
  after: readonly SellingRule[],
): PriceMove<Item>[] {
  const [now, then] = [pricerOf(before), pricerOf(after)];
  return items.map((item) => ({ item, before: now(item), after: then(item) }));
}

export const isMoved = ({ before, after }: PriceMove<PricedItem>): boolean => before?.price !== after?.price;

export const isLoss = (sold: SellingPrice | null): boolean => sold !== null && sold.margin < 0;

/** `raised` and `lowered` had a price before, `gained` had none, `lost` no longer have one. */
export interface MoveCount {
  changed: number;
  raised: number;
  lowered: number;
  gained: number;
  lost: number;
  losing: number;
}

export function countMoves(moves: readonly PriceMove<PricedItem>[]): MoveCount {
  const moved = moves.filter(isMoved);
  const difference = ({ before, after }: PriceMove<PricedItem>) =>
    before && after ? after.price - before.price : 0;
  return {
    changed: moved.length,
    raised: moved.filter((move) => difference(move) > 0).length,
    lowered: moved.filter((move) => difference(move) < 0).length,
    gained: moved.filter(({ before }) => before === null).length,
    lost: moved.filter(({ after }) => after === null).length,
    losing: moves.filter(({ after }) => isLoss(after)).length,
  };
}
