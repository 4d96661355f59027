/** One line of a chart; `look` 1 to 6 chooses its colour, 6 being grey; a comparison is dashed as well. */
export interface Series {
  name: string;
  /** One for each label; null where there is none yet: the line ends before it. */
  values: readonly (number | null)[];
  look: 1 | 2 | 3 | 4 | 5 | 6;
  /** Filled down to zero. */
  filled?: boolean;
  dashed?: boolean;
}

/** Lines over the same labels, the oldest first. */
export interface ChartData {
  labels: readonly string[];
  series: readonly Series[];
  /** Of a level, changes count and not the height: the axis begins below the least. */
  isLevel?: boolean;
  /** Bars upon each other that add up, the first at the bottom. */
  isStacked?: boolean;
  /** The table runs as the day does; else the newest comes first. */
  isDay?: boolean;
  /** Place of the label whose time still runs: its values are not final, and drawn so. */
  runningAt?: number | undefined;
}

/** Said of the label whose time still runs. */
export const RUNNING = 'masih berjalan';

/** A label in full. */
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

/** Whether there is no value but zero. */
export const isNothing = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));

/** A value in words, or that there is none yet. */
export const wordOf = (value: number | null | undefined, format: (value: number) => string): string =>
  value == null ? NO_VALUE : format(value);

const NO_VALUE = '–';

/** What the whole says to who cannot see it: where it begins, ends and stands highest. */
export function summaryOf(
  title: string,
  { labels, series }: ChartData,
  format: (value: number) => string,
): string {
  const [main] = series;
  if (!main || labels.length === 0) return title;
  const most = Math.max(...main.values.map((value) => value ?? 0));
  const at = main.values.indexOf(most);
  return `${title}, ${labels[0]} sampai ${labels.at(-1)}. Tertinggi ${format(most)} pada ${labels[at]}.`;
}

/** Where bars end that stand upon each other, the tallest first: each is drawn over the one before it. */
export const stackedOf = (series: readonly Series[]): Series[] =>
  series
    .map((one, at) => ({
      ...one,
      values: one.values.map((value, place) =>
        value === null
          ? null
          : series.slice(0, at + 1).reduce((sum, below) => sum + (below.values[place] ?? 0), 0),
      ),
    }))
    .reverse();
