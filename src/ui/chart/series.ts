/** `color` 1 to 6 is the colour, 6 is grey; comparisons are dashed as well. */
export interface Series {
  name: string;
  /** One per label; null ends the line. */
  values: readonly (number | null)[];
  color: 1 | 2 | 3 | 4 | 5 | 6;
  filled?: boolean;
  dashed?: boolean;
}

export interface ChartData {
  labels: readonly string[];
  series: readonly Series[];
  /** A level: the axis does not start at zero. */
  isLevel?: boolean;
  isStacked?: boolean;
  isDay?: boolean;
  /** Index of the label whose period still runs: its values are not final, and drawn so. */
  runningAt?: number | undefined;
}

/** Suffix of the label whose period still runs. */
export const RUNNING = 'masih berjalan';

export const labelAt = ({ labels, runningAt }: ChartData, at: number): string =>
  `${labels[at] ?? ''}${at === runningAt ? ` (${RUNNING})` : ''}`;

/** A line as it is drawn: `isRunning` is the part that leads to a value that is not final. */
export type Drawn = Series & { isRunning?: boolean };

/** Cuts off the part of each line or bar whose time still runs; a comparison is of time that has passed. */
export const drawnOf = ({ series, isStacked = false, runningAt }: ChartData): Drawn[] => {
  const whole = isStacked ? stackedOf(series) : series;
  if (runningAt === undefined) return [...whole];
  const first = isStacked ? runningAt : runningAt - 1;
  return whole.flatMap((one): Drawn[] => {
    if (one.dashed) return [one];
    const only = (has: (at: number) => boolean) => one.values.map((value, at) => (has(at) ? value : null));
    return [
      { ...one, values: only((at) => at < runningAt) },
      { ...one, values: only((at) => at >= first && at <= runningAt), filled: false, isRunning: true },
    ];
  });
};

export const isNothing = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));

export const wordOf = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? NO_VALUE : format(value);

const NO_VALUE = '–';

export function summaryOf(
  title: string,
  { labels, series }: ChartData,
  format: (value: number) => string,
): string {
  const [main] = series;
  const known = main?.values.filter((value) => value !== null) ?? [];
  if (!main || known.length === 0) return title;
  const most = Math.max(...known);
  const at = main.values.indexOf(most);
  return `${title}, ${labels[0]} sampai ${labels.at(-1)}. Tertinggi ${format(most)} pada ${labels[at]}.`;
}

/** Cumulated bars, tallest first, because each covers the one before. */
export const stackedOf = (series: readonly Series[]): Series[] =>
  series
    .map((one, at) => ({
      ...one,
      values: one.values.map((value, index) =>
        value === null
          ? null
          : series.slice(0, at + 1).reduce((sum, below) => sum + (below.values[index] ?? 0), 0),
      ),
    }))
    .reverse();
