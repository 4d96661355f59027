import { dateTime } from '../../../core/format/date';
import { type Command, OperatorError } from '../command';
import { partnerText } from '../reason';

const MOST_REPLY = 1_000;

export const feedbackCommands: Command[] = [
  {
    name: 'feedback list',
    summary: 'Feedback without an answer, oldest first',
    run: async ({ feedback }) => ({
      table: {
        columns: [
          { key: 'id', title: 'Feedback' },
          { key: 'partner', title: 'Partner' },
          { key: 'category', title: 'About' },
          { key: 'rating', title: 'Stars', end: true },
          { key: 'message', title: 'Message' },
          { key: 'contact', title: 'May write to' },
          { key: 'since', title: 'Since' },
        ],
        rows: (await feedback.listOpen()).map((row) => ({
          ...row,
          contact: row.allow_contact ? row.email : '–',
          since: dateTime(row.created_at),
        })),
      },
    }),
  },
  {
    name: 'feedback show',
    summary: 'The whole message of one',
    arguments: [{ name: 'feedback', help: 'its id, as the list shows it' }],
    run: async ({ feedback }, { feedback: id = '' }) => {
      const found = (await feedback.listOpen()).find((one) => one.id === id);
      if (!found) throw new OperatorError(`No feedback ${id} waits for an answer.`);
      return { text: found.message };
    },
  },
  {
    name: 'feedback answer',
    summary: 'Answer feedback',
    arguments: [
      { name: 'feedback', help: 'its id, as the list shows it' },
      { name: 'text', help: 'what the partner reads, in Indonesian', rest: true },
    ],
    run: async ({ feedback }, { feedback: id = '', text = '' }) => {
      await feedback.answer(id, partnerText(text, MOST_REPLY));
      return { text: `${id} is answered.` };
    },
  },
];
