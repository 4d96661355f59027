import { TICKET } from '../../states';
import { absent, filled, given, neededBy, numbersOf, there } from './need';

/** What tickets are made of, and told as. */
export const ticketNeeds = {
  ticket: neededBy('tickets', {
    ticket_id: there('text'),
    code: there('text'),
    category: filled('choice', { is: ['order', 'topup', 'refund', 'account'] }),
    priority: filled('choice'),
    subject: filled('text'),
    message: filled('longtext'),
    ref_code: absent('text'),
    attachments: absent('tags'),
    status: there('choice', given(numbersOf(TICKET))),
  }),
};
