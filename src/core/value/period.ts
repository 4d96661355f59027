/** Value of a `period` field; ISO instants. */
export interface Period {
  start_at: string;
  end_at?: string | undefined;
}

/** `now` in milliseconds since 1970; start inclusive, end exclusive. */
export const momentOf = ({ start_at, end_at }: Period, now: number): 'before' | 'during' | 'after' => {
  if (now < Date.parse(start_at)) return 'before';
  return end_at !== undefined && now >= Date.parse(end_at) ? 'after' : 'during';
};

const endOf = ({ end_at }: Period): number =>
  end_at === undefined ? Number.POSITIVE_INFINITY : Date.parse(end_at);

export const overlaps = (one: Period, other: Period): boolean =>
  Date.parse(one.start_at) < endOf(other) && Date.parse(other.start_at) < endOf(one);

/** Maximum of `others` that overlap at one instant of `period`. A maximum can only begin at one of their starts. */
export function mostAtOnce(period: Period, others: readonly Period[]): number {
  const within = others.filter((other) => overlaps(other, period));
  const starts = [period, ...within].map(({ start_at }) => Date.parse(start_at));
  const instants = starts.filter((at) => at >= Date.parse(period.start_at));
  return Math.max(0, ...instants.map((at) => within.filter((one) => momentOf(one, at) === 'during').length));
}
