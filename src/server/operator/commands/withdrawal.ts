import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import { WITHDRAWAL } from '../../../core/states';
import type { Services } from '../../services';
import { type Command, OperatorError } from '../command';
import { partnerText, REASON } from '../reason';

const CODE = { name: 'withdrawal', help: 'its code, such as WD-261121-AB12CD' };

/** The pending withdrawal with this code. Throws `OperatorError`. */
async function waiting({ withdrawalReview }: Services, code: string) {
  const found = await withdrawalReview.findWaiting(code);
  if (!found) throw new OperatorError(`No withdrawal ${JSON.stringify(code)} waits for its transfer.`);
  return found;
}

export const withdrawalCommands: Command[] = [
  {
    name: 'withdrawal list',
    summary: 'Withdrawals that wait for their transfer',
    run: async ({ withdrawalReview }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Withdrawal' },
          { key: 'partner_name', title: 'Partner' },
          { key: 'purse', title: 'Of' },
          { key: 'sends', title: 'Send', end: true },
          { key: 'account', title: 'Account' },
          { key: 'state', title: 'State' },
          { key: 'since', title: 'Requested' },
        ],
        rows: (await withdrawalReview.listWaiting()).map((row) => ({
          ...row,
          sends: rupiah(row.received),
          account: `${row.bank_name} ••${row.account_end} ${row.account_holder}`,
          state: row.status === WITHDRAWAL.underWay ? 'under way' : 'asked for',
          since: dateTime(row.requested_at),
        })),
      },
    }),
  },
  {
    name: 'withdrawal show',
    summary: 'Where one is to be sent, with the whole account number (the view is logged)',
    arguments: [CODE],
    run: async (services, { withdrawal = '' }) => {
      const found = await waiting(services, withdrawal);
      const { code, partner_name, received, bank_name, account_end } = found;
      const account = await services.withdrawalReview.destinationOf(found);
      if (!account) {
        throw new OperatorError(
          `The account ${bank_name} ••${account_end} of ${code} is not known: reject it.`,
        );
      }
      const { bank, number, holder } = account;
      return { text: `${code} ${partner_name}: send ${rupiah(received)} to ${bank} ${number}, ${holder}.` };
    },
  },
  {
    name: 'withdrawal process',
    summary: 'The transfer is being made; the partner sees it',
    arguments: [CODE],
    confirm: async (services, { withdrawal = '' }) => {
      const { code, received, partner_name } = await waiting(services, withdrawal);
      return `Tell ${partner_name} that ${code}, ${rupiah(received)}, is being sent?`;
    },
    run: async ({ withdrawalReview: service }, { withdrawal = '' }) => {
      await service.process(withdrawal);
      return { text: `${withdrawal} is under way.` };
    },
  },
  {
    name: 'withdrawal approve',
    summary: 'The transfer was made',
    arguments: [CODE],
    confirm: async (services, { withdrawal = '' }) => {
      const { code, received, partner_name, bank_name, account_end } = await waiting(services, withdrawal);
      return `Has ${code}, ${rupiah(received)}, been sent to ${partner_name} (${bank_name} ••${account_end})?`;
    },
    run: async ({ withdrawalReview: service }, { withdrawal = '' }) => {
      await service.approve(withdrawal);
      return { text: `${withdrawal} is done.` };
    },
  },
  {
    name: 'withdrawal reject',
    summary: 'Give the money back',
    arguments: [CODE, REASON],
    confirm: async (services, { withdrawal = '', reason = '' }) => {
      partnerText(reason);
      const { code, amount, partner_name } = await waiting(services, withdrawal);
      return `Reject ${code} and give ${rupiah(amount)} back to ${partner_name}?`;
    },
    run: async ({ withdrawalReview: service }, { withdrawal = '', reason = '' }) => {
      await service.reject(withdrawal, partnerText(reason));
      return { text: `${withdrawal} is rejected, and the money is back.` };
    },
  },
];
