import { monthAfter, monthSpan, type Span } from '../../core/books/periods';
import { DAY, dayOf } from '../../core/format/date';
import { ownRange } from '../../features/statistic/own-range';

/** What the address asks for. */
export interface AskedSpan {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const presets = ['month', 'last', 'days', 'year'] as const;
export type Preset = (typeof presets)[number];

/** Days of a preset, seen from `at` (milliseconds since 1970). */
export function presetSpan(preset: Preset, at: number): Span {
  const today = dayOf(new Date(at).toISOString());
  const month = today.slice(0, 7);
  if (preset === 'last') return monthSpan(monthAfter(month, -1));
  if (preset === 'days') return { from: dayOf(new Date(at - 29 * DAY).toISOString()), to: today };
  return { from: preset === 'year' ? `${today.slice(0, 4)}-01-01` : `${month}-01`, to: today };
}

export const presetOf = ({ period }: AskedSpan): Preset =>
  presets.find((preset) => preset === period) ?? 'month';

/** Null for a range that the server would refuse; a range that is half typed shows this month. */
export function askedSpan(asked: AskedSpan, at: number): Span | null {
  const own = ownRange(asked.from, asked.to);
  return own === undefined ? presetSpan(presetOf(asked), at) : own;
}
