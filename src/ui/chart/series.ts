/** One line of a chart; `look` 1 to 5 chooses its colour, a comparison is dashed as well. */
export interface Series {
  name: string;
  /** One for each label. */
  values: readonly number[];
  look: 1 | 2 | 3 | 4 | 5;
  /** Filled down to zero. */
  filled?: boolean;
  dashed?: boolean;
}

/** Lines over the same labels, the oldest first. */
export interface ChartData {
  labels: readonly string[];
  series: readonly Series[];
}

/** Whether there is no value but zero. */
export const isNothing = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => value === 0));

/** What the whole says to who cannot see it: where it begins, ends and stands highest. */
export function summaryOf(
  title: string,
  { labels, series }: ChartData,
  format: (value: number) => string,
): string {
  const [main] = series;
  if (!main || labels.length === 0) return title;
  const most = Math.max(...main.values);
  const at = main.values.indexOf(most);
  return `${title}, ${labels[0]} sampai ${labels.at(-1)}. Tertinggi ${format(most)} pada ${labels[at]}.`;
}
