import type { Reads } from '../../../admin/schema/reads';

export const ticketReads = {
  ticket: {
    by: 'tickets',
    fields: [
      'category:choice! priority:choice! subject:text! message:longtext! ticket_id:text code:text',
      'ref_code:text attachments:tags status:choice',
    ],
  },
  'ticket.actions.reply': { by: 'the handler of "reply"', fields: ['body:longtext! attachments:tags'] },
  'ticket.actions.rate': { by: 'the handler of "rate"', fields: ['rating:number! note:longtext'] },
} as const satisfies Reads;
