/** One line of a chart; `look` 1 to 5 chooses its colour, a comparison is dashed as well. */
export interface Series {
  name: string;
  /** One for each label; null where there is none yet: the line ends before it. */
  values: readonly (number | null)[];
  look: 1 | 2 | 3 | 4 | 5;
  /** Filled down to zero. */
  filled?: boolean;
  dashed?: boolean;
}

/** Lines over the same labels, the oldest first. */
export interface ChartData {
  labels: readonly string[];
  series: readonly Series[];
  /** The table runs as the day does; else the newest comes first. */
  isDay?: boolean;
}

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
