import { shortened } from '../../core/format/cut';
import type { ResourceModel } from '../../core/schema/model';

/** What a ticket says that is made without its form. */
export interface TicketWords {
  /** Of the order, top-up or withdrawal; null where it is about something that has none here. */
  code: string | null;
  /** Values of the ticket's declaration. */
  category: 'order' | 'topup' | 'refund' | 'other';
  subject: string;
  message: string;
}

/** As the form would send it: with what it begins with, and no text longer than the declaration lets it be. */
export function ticketBody({ form, fields }: ResourceModel, { code, ...words }: TicketWords) {
  const begun = form.flatMap(({ fields: names }) =>
    names.flatMap((name) => (fields[name]?.default === undefined ? [] : [[name, fields[name].default]])),
  );
  const fitting = (name: 'subject' | 'message') => {
    const text = words[name].normalize('NFC').trim();
    const field = fields[name];
    return field && 'max' in field && field.max !== undefined ? shortened(text, field.max) : text;
  };
  return {
    ...Object.fromEntries(begun),
    ...words,
    subject: fitting('subject'),
    message: fitting('message'),
    ...(code !== null && { ref_code: code }),
  };
}
