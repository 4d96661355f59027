/** One line of `npm run bench`. A missed limit ends with exit code 1. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  least?: number;
  most?: number;
}

export const isWithinBounds = ({ value, least, most }: Figure): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

export function lineOf(figure: Figure): string {
  const { name, value, unit, least, most } = figure;
  const shown = Math.abs(value) < 10 ? value.toFixed(2) : value.toFixed(0);
  const bound = least === undefined ? (most === undefined ? '' : `at most ${most}`) : `at least ${least}`;
  return `${isWithinBounds(figure) ? ' ' : '!'} ${name.padEnd(62)} ${shown.padStart(8)} ${unit.padEnd(4)} ${bound}`;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that the given share of values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
