import { dateTime } from '../../../core/format/date';
import { type Command, OperatorError } from '../command';

export const noticeCommands: Command[] = [
  {
    name: 'notice list',
    summary: 'What the program wants looked at',
    run: async ({ operatorNotice }) => ({
      table: {
        columns: [
          { key: 'id', title: 'Id' },
          { key: 'since', title: 'Last' },
          { key: 'times', title: 'Times', end: true },
          { key: 'ref', title: 'About' },
          { key: 'text', title: 'What' },
        ],
        rows: (await operatorNotice.list()).map((notice) => ({
          ...notice,
          since: dateTime(notice.updated_at),
        })),
      },
    }),
  },
  {
    name: 'notice seen',
    summary: 'Put a notice away',
    arguments: [{ name: 'id', help: 'from the list' }],
    run: async ({ operatorNotice }, { id = '' }) => {
      if (!/^[0-9a-f-]{36}$/i.test(id) || !(await operatorNotice.markSeen(id))) {
        throw new OperatorError('No such notice waits.');
      }
      return { text: 'Put away.' };
    },
  },
];
