import type { Reads } from '../../../admin/schema/reads';

export const bookReads = {
  entry: {
    by: 'the books',
    fields: [
      'date:date! type:choice! category:choice! amount:money! method:choice line:choice counts:choice',
      'source:choice counterparty:text attachment:file what:text ref_code:text actor:text',
    ],
  },
} as const satisfies Reads;
