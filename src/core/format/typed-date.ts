/** Indonesian and English month names; abbreviations of three letters or more match. */
const months = [
  ['januari', 'january'],
  ['februari', 'february', 'pebruari'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt', 'ags'],
  ['september'],
  ['oktober', 'october'],
  ['november', 'nopember'],
  ['desember', 'december'],
];

const between = '[\\s/.-]+';
const dayFirst = new RegExp(
  `^(\\d{1,2})(?:${between}|(?=[a-z]))(\\d{1,2}|[a-z]{3,})${between}(\\d{4}|\\d{2})$`,
);
const yearFirst = new RegExp(`^(\\d{4})${between}(\\d{1,2}|[a-z]{3,})${between}(\\d{1,2})$`);
const clock = /(?:^|[\s,t]|pukul)\s*([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?\s*(?:wib)?$/;

/** `26/12/2026`, `26 des 2026`, `26-December-26` → `2026-12-26`; undefined if invalid. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, year, month, day] = yearFirst.exec(text) ?? turned(dayFirst.exec(text)) ?? [];
  if (!year || !month || !day) return undefined;
  const at = monthOf(month);
  const iso = [year.padStart(4, '20'), at, day].map((part) => String(part).padStart(2, '0')).join('-');
  // `Date` turns the 31st of a month of thirty days into the next month.
  const read = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined;
}

/**
 * A day and `14:30`, `14.30` or `14:30:15` in Jakarta → UTC instant; without a time, `whenOpen` applies (`23:59` at the
 * end of a period). Undefined if invalid.
 */
export function readMoment(typed: string, whenOpen: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const whole = readDay(text);
  if (whole) return instantOf(whole, `${whenOpen}:00`);
  const [found, hour = '', minute = '', second = '00'] = clock.exec(text) ?? [];
  const day = found && readDay(text.slice(0, -found.length));
  return day ? instantOf(day, `${hour.padStart(2, '0')}:${minute}:${second}`) : undefined;
}

const instantOf = (day: string, time: string): string => new Date(`${day}T${time}+07:00`).toISOString();

const turned = (found: RegExpExecArray | null): (string | undefined)[] | undefined =>
  found ? [found[0], found[3], found[2], found[1]] : undefined;

const monthOf = (word: string): number =>
  /^\d/.test(word)
    ? Number(word)
    : 1 + months.findIndex((names) => names.some((name) => name.startsWith(word)));
