/** Hours that orders of an item are counted over: the last one, a day, a week, 30 days. */
export const WINDOWS = { hour: 1, day: 24, week: 168, month: 720 } as const;

/** Finished orders from which on a share of them says something. */
export const ENOUGH_ORDERS = 10;

/** How orders of an item ended within some hours. */
export interface Figures {
  finished: number;
  succeeded: number;
  /** From the order to its success; null where none succeeded. */
  median_seconds: number | null;
}

export const noFigures: Figures = { finished: 0, succeeded: 0, median_seconds: null };

/** Percent with one decimal; null where there are too few orders to say. */
export const successRate = ({
  finished,
  succeeded,
}: Pick<Figures, 'finished' | 'succeeded'>): number | null =>
  finished < ENOUGH_ORDERS ? null : Math.round((succeeded / finished) * 1_000) / 10;

/** Seconds; null where there are too few orders to say. */
export const usualSeconds = ({ finished, median_seconds }: Figures): number | null =>
  finished < ENOUGH_ORDERS ? null : median_seconds;
