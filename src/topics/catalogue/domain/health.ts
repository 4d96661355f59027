export const WINDOWS = { hour: 1, day: 24, week: 168, month: 720 } as const;

/** Minimum of finished orders for a meaningful share. */
export const ENOUGH_ORDERS = 10;

export interface Figures {
  finished: number;
  succeeded: number;
  median_seconds: number | null;
}

export const noFigures: Figures = { finished: 0, succeeded: 0, median_seconds: null };

/** Percent with one decimal; null with too few orders. */
export const successRate = ({
  finished,
  succeeded,
}: Pick<Figures, 'finished' | 'succeeded'>): number | null =>
  finished < ENOUGH_ORDERS ? null : Math.round((succeeded / finished) * 1_000) / 10;

/** Seconds; null with too few orders. */
export const usualSeconds = ({ finished, median_seconds }: Figures): number | null =>
  finished < ENOUGH_ORDERS ? null : median_seconds;
