import { dayRangeError } from '../../../../core/contract/day-range';
import { DAY, dayOf } from '../../../../core/format/date';
import { monthAfter, monthSpan, type Span } from '../../../../core/format/periods';

export interface AskedSpan {
  period?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export const presets = ['month', 'last', 'days', 'year'] as const;
export type Preset = (typeof presets)[number];

/** `at` in milliseconds since 1970. */
export function presetSpan(preset: Preset, at: number): Span {
  const today = dayOf(new Date(at).toISOString());
  const month = today.slice(0, 7);
  if (preset === 'last') return monthSpan(monthAfter(month, -1));
  if (preset === 'days') return { from: dayOf(new Date(at - 29 * DAY).toISOString()), to: today };
  return { from: preset === 'year' ? `${today.slice(0, 4)}-01-01` : `${month}-01`, to: today };
}

export const presetOf = ({ period }: AskedSpan): Preset =>
  presets.find((preset) => preset === period) ?? 'month';

/** Null for days that the server would refuse. */
export function askedSpan(asked: AskedSpan, at: number): Span | null {
  const { from, to } = asked;
  if (dayRangeError({ from, to })) return null;
  return from && to ? { from, to } : presetSpan(presetOf(asked), at);
}
