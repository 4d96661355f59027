import { date, monthName } from '../../../core/format/date';
import { monthSpan, type Span } from '../../../core/format/periods';

/** Midday, so that no time zone shifts the day. */
const dayText = (day: string): string => date(`${day}T12:00:00+07:00`);

/** `November 2026` for a whole month, else `01 Nov 2026 – 24 Nov 2026`, or a single day. */
export function spanText({ from, to }: Span): string {
  const month = from.slice(0, 7);
  if (from === `${month}-01` && to === monthSpan(month).to) return monthName(month);
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
}
