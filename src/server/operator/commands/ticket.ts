import { dateTime } from '../../../core/format/date';
import { ticketStatus } from '../../../core/text/statuses';
import { MOST_BODY, type OperatorState, operatorStates } from '../../../topics/tickets/server/operator';
import { type Command, OperatorError } from '../command';
import { partnerText } from '../reason';
import { savedFile } from '../saved-file';

const TICKET = { name: 'ticket', help: 'its code, such as TK-261121-AB12' };
const states = Object.keys(operatorStates);

const isState = (text: string): text is OperatorState => states.includes(text);

export const ticketCommands: Command[] = [
  {
    name: 'ticket list',
    summary: 'Open tickets, those first that were promised an answer',
    run: async ({ ticket }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Ticket' },
          { key: 'partner_name', title: 'Partner' },
          { key: 'about', title: 'About' },
          { key: 'subject', title: 'Subject' },
          { key: 'state', title: 'State' },
          { key: 'due', title: 'Answer by' },
        ],
        rows: (await ticket.desk.listOpen()).map((row) => ({
          ...row,
          about: row.ref_code ?? row.category,
          state: ticketStatus(row.status).word,
          due: row.sla_due_at ? `${dateTime(row.sla_due_at)}${row.is_late ? ' LATE' : ''}` : '–',
        })),
      },
    }),
  },
  {
    name: 'ticket show',
    summary: 'Everything that was written in one',
    arguments: [TICKET],
    run: async (services, { ticket = '' }) => {
      const { code, partner_name, subject, category, ref_code, ref_title, status, messages, ...rest } =
        await services.ticket.desk.show(ticket);
      let files = 0;
      return {
        text: [
          `${code} ${partner_name}, ${rest.by}: ${subject}`,
          `${category}, ${ticketStatus(status).word}${ref_code ? `, about ${ref_code} (${ref_title})` : ''}`,
          ...(rest.sla_due_at ? [`Answer by ${dateTime(rest.sla_due_at)}`] : []),
          ...(rest.rating
            ? [`Rated ${rest.rating} of 5${rest.rating_note ? `: ${rest.rating_note}` : ''}`]
            : []),
        ].join('\n'),
        table: {
          columns: [
            { key: 'at', title: 'At' },
            { key: 'author', title: 'From' },
            { key: 'body', title: 'Message' },
            { key: 'files', title: 'Files' },
          ],
          rows: messages.map(({ created_at, author, body, attachments }) => ({
            at: dateTime(created_at),
            author,
            body,
            files: attachments
              .map(({ name }) => {
                files += 1;
                return `${files}: ${name}`;
              })
              .join(', '),
          })),
        },
      };
    },
  },
  {
    name: 'ticket reply',
    summary: 'Answer a ticket',
    arguments: [TICKET, { name: 'text', help: 'what the partner reads, in Indonesian', rest: true }],
    options: [{ name: 'close', help: 'end the ticket with this answer', flag: true }],
    run: async (services, { ticket = '', text = '', close }) => {
      await services.ticket.desk.answer(ticket, partnerText(text, MOST_BODY), close !== undefined);
      return { text: `${ticket} is answered${close === undefined ? '' : ' and closed'}.` };
    },
  },
  {
    name: 'ticket state',
    summary: 'Say where an open ticket stands; its partner is told',
    arguments: [TICKET, { name: 'state', help: states.join(', ') }],
    run: async (services, { ticket = '', state = '' }) => {
      if (!isState(state)) throw new OperatorError(`No such state: ${state}. Known: ${states.join(', ')}.`);
      await services.ticket.desk.move(ticket, state);
      return { text: `${ticket}: ${state}.` };
    },
  },
  {
    name: 'ticket file',
    summary: 'Save an attachment here (the view is logged)',
    arguments: [TICKET, { name: 'number', help: 'as ticket show numbers them' }],
    run: async (services, { ticket = '', number = '' }) => {
      const { row, bytes } = await services.ticket.desk.file(ticket, Number(number));
      return savedFile(`${ticket.toUpperCase()}-${Number(number)}`, row.mime, bytes);
    },
  },
];
