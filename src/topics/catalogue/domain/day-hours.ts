const DAY = 24 * 60;

const minutes = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Ranges in minutes since midnight; hours that cross midnight become two. */
export function dayHours(start: string, end: string): { from: number; minutes: number }[] {
  const [from, to] = [minutes(start), minutes(end)];
  if (from <= to) return [{ from, minutes: to - from }];
  return [
    { from: 0, minutes: to },
    { from, minutes: DAY - from },
  ].filter((part) => part.minutes > 0);
}
