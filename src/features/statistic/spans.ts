import { date, time } from '../../core/format/date';

/** A calendar day in words; midday, so that no zone moves it. */
export const dayText = (day: string): string => date(`${day}T12:00:00+07:00`);

export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const spanText = (from: string, to: string): string =>
  from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;

interface Compared {
  from: string;
  to: string;
  previous_from: string;
  previous_to: string;
  previous_until: string | null;
}

/** Which days are set beside which. */
export function comparedText({ from, to, previous_from, previous_to, previous_until }: Compared): string {
  const before = spanText(previous_from, previous_to);
  const told = previous_until
    ? `${before} sampai pukul ${time(previous_until, { seconds: false })} WIB`
    : before;
  return `${spanText(from, to)}, dibandingkan ${told}`;
}
