import { z } from 'zod';
import { rupiah } from '../../../core/format/money';
import { percent as percentText } from '../../../core/format/number';
import { readNumber } from '../../../core/format/read-number';
import { messages } from '../../../core/text/messages';
import type { Rate } from '../../../core/value/rate';
import type { Kind } from './kind';

/** Rupiah; far above any price, far below the limit of exact integers. */
const MAX_MONEY = 999_999_999_999;

/** Invalid input reaches the schema as typed text. */
const orUnreadable =
  (label: string, message: string) =>
  ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && readNumber(input) === undefined ? messages.unreadable(label) : message;

const wholeNumber = (
  label: string,
  min: number,
  max: number,
  says: Pick<typeof messages, 'min' | 'max'> = messages,
) =>
  z
    .int({ error: orUnreadable(label, messages.whole(label)) })
    .min(min, says.min(label, min))
    .max(max, says.max(label, max));

const wholeRupiah = (label: string, min: number, max: number) =>
  wholeNumber(label, min, max, { min: messages.minMoney, max: messages.maxMoney });

const share = (label: string, min: number, max: number) =>
  z
    .number({ error: orUnreadable(label, messages.numeric(label)) })
    .min(min, messages.min(label, min))
    .max(max, messages.max(label, max))
    .refine((value) => Number(value.toFixed(2)) === value, messages.decimals(label));

/** Properties of all kinds that are one number. */
const oneNumber = {
  valueShape: 'number',
  exportText: String,
  sorts: 'number',
  filter: 'range',
  numeric: true,
  short: true,
  narrow: true,
} as const;

export const number: Kind<'number'> = {
  ...oneNumber,
  settings: { min: 'number', max: 'number', unit: 'text' },
  schema: ({ label, min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }) =>
    wholeNumber(label, min, max),
  unitOf: ({ unit = '' }) => unit,
  inCell: true,
};

export const money: Kind<'money'> = {
  ...oneNumber,
  settings: { min: 'number', max: 'number' },
  schema: ({ label, min = 0, max = MAX_MONEY }) => wholeRupiah(label, min, max),
  fromAddress: (_, typed) => (/^\d{1,12}$/.test(typed) ? Number(typed) : undefined),
  isAmount: true,
  unitOf: () => 'Rp',
  inCell: true,
};

export const percent: Kind<'percent'> = {
  ...oneNumber,
  settings: { min: 'number', max: 'number' },
  decimal: true,
  schema: ({ label, min = 0, max = 100 }) => share(label, min, max),
  unitOf: () => '%',
};

export const rate: Kind<'rate'> = {
  valueShape: 'object',
  settings: { maxPercent: 'number', maxNominal: 'number' },
  // A rate without a number is empty, whatever its type.
  clean: (value) => (isEmptyRate(value) ? undefined : value),
  schema: ({ label, maxPercent = 100, maxNominal = MAX_MONEY }) =>
    z.discriminatedUnion(
      'type',
      [
        z.strictObject({ type: z.literal('percent'), value: share(label, 0, maxPercent) }),
        z.strictObject({ type: z.literal('nominal'), value: wholeRupiah(label, 0, maxNominal) }),
      ],
      { error: messages.invalid(label) },
    ),
  empty: { type: 'percent' },
  // An optional rate always has a type, even if none was chosen.
  answers: ({ required }) => (required ? ['percent', 'nominal'] : []),
  exportText: ({ type, value }: Rate) => (type === 'percent' ? percentText(value) : rupiah(value)),
  filter: 'rate',
  numeric: true,
};

const isEmptyRate = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  return (
    typeof value === 'object' && (!('value' in value) || value.value === null || value.value === undefined)
  );
};
