/** As a `period` field holds it; ISO instants. */
export interface Period {
  start_at: string;
  end_at?: string | undefined;
}

/** Where `now` (milliseconds since 1970) stands to a period; its first instant belongs to it, its last does not. */
export const momentOf = ({ start_at, end_at }: Period, now: number): 'before' | 'during' | 'after' => {
  if (now < Date.parse(start_at)) return 'before';
  return end_at !== undefined && now >= Date.parse(end_at) ? 'after' : 'during';
};

const endOf = ({ end_at }: Period): number =>
  end_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(end_at);

/** Whether two periods have an instant in common. */
export const overlaps = (one: Period, other: Period): boolean =>
  Date.parse(one.start_at) < endOf(other) && Date.parse(other.start_at) < endOf(one);

/**
 * How many of `others` run at one and the same instant of `period`, at most. A new most can only begin where one of
 * them begins.
 */
export function mostAtOnce(period: Period, others: readonly Period[]): number {
  const within = others.filter((other) => overlaps(other, period));
  const starts = [period, ...within].map(({ start_at }) => Date.parse(start_at));
  const instants = starts.filter((at) => at >= Date.parse(period.start_at));
  return Math.max(0, ...instants.map((at) => within.filter((one) => momentOf(one, at) === 'during').length));
}
