import { dateTime } from '../../../src/core/format/date';
import { MOST_BODY } from '../../modules/people/ticket/service';
import type { Command } from '../command';
import { told } from '../reason';

export const ticketCommands: Command[] = [
  {
    name: 'ticket list',
    summary: 'Open tickets, oldest first',
    run: async ({ ticket }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Ticket' },
          { key: 'partner_name', title: 'Partner' },
          { key: 'subject', title: 'Subject' },
          { key: 'since', title: 'Since' },
        ],
        rows: (await ticket.listOpen()).map((row) => ({ ...row, since: dateTime(row.created_at) })),
      },
    }),
  },
  {
    name: 'ticket answer',
    summary: 'Answer a ticket',
    arguments: [
      { name: 'ticket', help: 'its code, such as TK-261121-AB12' },
      { name: 'text', help: 'what the partner reads, in Indonesian', rest: true },
    ],
    options: [{ name: 'close', help: 'end the ticket with this answer', flag: true }],
    run: async (services, { ticket = '', text = '', close }) => {
      await services.ticket.answer(ticket, told(text, MOST_BODY), close !== undefined);
      return { text: `${ticket} is answered${close === undefined ? '' : ' and closed'}.` };
    },
  },
];
