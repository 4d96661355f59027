/** Multiples of `rounding` rupiah (0: none), up or to the nearest, and the last digits. */
export interface Rounding {
  rounding: number;
  round_up: boolean;
  ending: '' | '9' | '99' | '00';
}

/** Multiples of `every`, less one rupiah for an ending of nines. */
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
 * Rounded price. Limits take precedence: if rounding leaves them, the next rounded price within them, or the price
 * itself if there is none.
 */
export function withinRoundPrices(price: number, how: Rounding, least: number, most: number): number {
  const { every, less } = gridOf(how);
  const up = Math.ceil((price + less) / every) * every - less;
  const down = Math.floor((price + less) / every) * every - less;
  const isUpFirst = how.round_up || up - price <= price - down;
  // No closures here: the whole catalogue is priced with each keystroke.
  const [first, second] = isUpFirst ? [up, down] : [down, up];
  if (fits(first, least, most)) return first;
  return fits(second, least, most) ? second : price;
}

const fits = (round: number, least: number, most: number): boolean =>
  round > 0 && round >= least && round <= most;

/** A step of 50 with a two-digit ending is a step of 100: each step is a multiple of the smaller one. */
function gridOf({ rounding, ending }: Rounding): Grid {
  const { every, less } = ENDINGS[ending];
  return { every: Math.max(every, rounding), less };
}
