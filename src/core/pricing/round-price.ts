/** How a price is made round: multiples of so many rupiah (0: of none), up or to the nearest, and its last digits. */
export interface Rounding {
  rounding: number;
  round_up: boolean;
  ending: '' | '9' | '99' | '00';
}

/** Prices that are round: multiples of `every`, one rupiah less where they end with nines. */
interface Grid {
  every: number;
  less: number;
}

const ENDINGS: Record<Rounding['ending'], Grid> = {
  '': { every: 1, less: 0 },
  '9': { every: 10, less: 1 },
  '99': { every: 100, less: 1 },
  '00': { every: 100, less: 0 },
};

/**
 * The round price for `price`. Limits come first: where rounding would leave them the next round price within them is
 * taken, and where there is none the price itself.
 */
export function withinRoundPrices(price: number, how: Rounding, least: number, most: number): number {
  const { every, less } = gridOf(how);
  const up = Math.ceil((price + less) / every) * every - less;
  const down = Math.floor((price + less) / every) * every - less;
  const isUpFirst = how.round_up || up - price <= price - down;
  // A catalogue is priced with each key that is typed: no function is made for one price.
  const [first, second] = isUpFirst ? [up, down] : [down, up];
  if (fits(first, least, most)) return first;
  return fits(second, least, most) ? second : price;
}

const fits = (round: number, least: number, most: number): boolean =>
  round > 0 && round >= least && round <= most;

/** A step of 50 with an ending of two digits is one of 100: each step here is a multiple of the smaller one. */
function gridOf({ rounding, ending }: Rounding): Grid {
  const { every, less } = ENDINGS[ending];
  return { every: Math.max(every, rounding), less };
}
