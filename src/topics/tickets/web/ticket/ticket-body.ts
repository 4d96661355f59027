import type { ResourceModel } from '../../../../admin/schema/model';
import { shortened } from '../../../../core/format/cut';

export interface TicketWords {
  /** Code of the order, top-up or withdrawal; null for other subjects. */
  code: string | null;
  category: 'order' | 'topup' | 'refund' | 'other';
  subject: string;
  message: string;
}

/** Body as the form would send it: with default values, and texts cut to the declared length. */
export function ticketBody({ form, fields }: ResourceModel, { code, ...words }: TicketWords) {
  const defaults = form.flatMap(({ fields: names }) =>
    names.flatMap((name) => (fields[name]?.default === undefined ? [] : [[name, fields[name].default]])),
  );
  const fitting = (name: 'subject' | 'message') => {
    const text = words[name].normalize('NFC').trim();
    const field = fields[name];
    return field && 'max' in field && field.max !== undefined ? shortened(text, field.max) : text;
  };
  return {
    ...Object.fromEntries(defaults),
    ...words,
    subject: fitting('subject'),
    message: fitting('message'),
    ...(code !== null && { ref_code: code }),
  };
}
