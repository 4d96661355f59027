import { z } from 'zod';
import { messages } from '../../../core/text/messages';
import { blankToAbsent } from '../blank';
import { bodyOf } from '../body';
import type { Kind } from './kind';

const DEFAULT_ROWS = 100;

type Row = Record<string, unknown>;

export const rows: Kind<'rows'> = {
  valueShape: 'objects',
  settings: { fields: 'fields', min: 'number', max: 'number' },
  clean: blankToAbsent,
  schema: ({ label, fields, min = 0, max = DEFAULT_ROWS }, sub) =>
    z
      .array(bodyOf(fields, sub.validatorOf), { error: messages.invalid(label) })
      .refine((list) => list.length >= min, messages.minItems(label, min))
      .refine((list) => list.length <= max, messages.maxItems(label, max)),
  exportText: (value: Row[], { fields }, sub) =>
    value
      .map((row) =>
        Object.entries(fields)
          .map(([name, field]) => sub.exportText(field, row[name]))
          .join(' | '),
      )
      .join('\n'),
  empty: [],
  counts: true,
  wide: true,
  ofOneRecord: true,
};
