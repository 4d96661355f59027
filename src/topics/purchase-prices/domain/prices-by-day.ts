import { DAY, date, dayOf, dayStart } from '../../../core/format/date';

/** ISO instant and rupiah. */
export interface PricePoint {
  at: string;
  price: number;
}

/** Price at the end of each day from the first to the last point, Asia/Jakarta; `day` is formatted. */
export function pricesByDay(points: readonly PricePoint[]): { day: string; price: number }[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const days: { day: string; price: number }[] = [];
  let next = 0;
  let price = first.price;
  for (let start = Date.parse(dayStart(dayOf(first.at))); start <= Date.parse(last.at); start += DAY) {
    for (let point = points[next]; point && Date.parse(point.at) < start + DAY; point = points[next]) {
      price = point.price;
      next += 1;
    }
    days.push({ day: date(new Date(start).toISOString()), price });
  }
  return days;
}
