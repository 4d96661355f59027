import { z } from 'zod';
import { dateTime as dateTimeText } from '../../../core/format/date';
import { messages } from '../../../core/text/messages';
import type { Period } from '../../../core/value/period';
import { blankToAbsent } from '../blank';
import type { PeriodField } from '../field';
import type { Kind } from './kind';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** Plausible years; others are typing errors. */
const inReach = (iso: string): boolean => /^(?:19|20|21)\d\d-/.test(iso);

/** Any offset is accepted; UTC is stored, so that instants sort as text. */
const instant = (label: string, blank: string) =>
  z.iso
    .datetime({
      offset: true,
      abort: true,
      error: (issue) => (issue.input === undefined ? blank : messages.noMoment(label)),
    })
    .refine(inReach, messages.invalid(label))
    .transform((iso) => new Date(iso).toISOString());

/** Properties of a day and of an instant. */
const oneMoment = {
  valueShape: 'moment',
  clean: blankToAbsent,
  sorts: 'text',
  filter: 'days',
  short: true,
  narrow: true,
} as const;

/** A calendar day in Asia/Jakarta, `YYYY-MM-DD`. */
export const date: Kind<'date'> = {
  ...oneMoment,
  settings: {},
  schema: ({ label }) =>
    z.iso.date({ error: messages.noDay(label), abort: true }).refine(inReach, messages.invalid(label)),
  exportText: (value: string) => value,
  time: 'day',
};

export const datetime: Kind<'datetime'> = {
  ...oneMoment,
  settings: { seconds: 'switch' },
  schema: ({ label }) => instant(label, messages.required(label)),
  exportText: (value: string) => dateTimeText(value),
  time: 'instant',
};

export const period: Kind<'period'> = {
  valueShape: 'object',
  settings: { openEnd: 'switch', minMinutes: 'number', maxDays: 'number' },
  clean: (value) => {
    if (typeof value !== 'object' || value === null) return blankToAbsent(value);
    const ends = Object.entries(value).filter(([, end]) => blankToAbsent(end) !== undefined);
    return ends.length === 0 ? undefined : Object.fromEntries(ends);
  },
  schema: (field) => {
    const start = instant('Tanggal mulai', messages.required('Tanggal mulai'));
    const end = instant('Tanggal akhir', messages.required('Tanggal akhir'));
    return z
      .strictObject(
        { start_at: start, end_at: field.openEnd ? end.optional() : end },
        { error: messages.invalid(field.label) },
      )
      .superRefine((value, ctx) => {
        const message = periodError(value, field);
        if (message) ctx.addIssue({ code: 'custom', path: ['end_at'], message });
      });
  },
  exportText: ({ start_at, end_at }: Period) =>
    end_at ? `${dateTimeText(start_at)} – ${dateTimeText(end_at)}` : `${dateTimeText(start_at)} – seterusnya`,
  filter: 'period',
};

const periodError = (
  { start_at, end_at }: Period,
  { label, minMinutes, maxDays }: PeriodField,
): string | undefined => {
  if (!end_at) return undefined;
  const length = Date.parse(end_at) - Date.parse(start_at);
  if (length <= 0) return messages.endAfterStart;
  if (minMinutes && length < minMinutes * MINUTE) return messages.minMinutes(label, minMinutes);
  if (maxDays && length > maxDays * DAY) return messages.maxDays(label, maxDays);
  return undefined;
};
