import { dateTime } from '../../../core/format/date';
import { rupiah } from '../../../core/format/money';
import type { Services } from '../../services';
import { type Command, OperatorError } from '../command';
import { partnerText, REASON } from '../reason';
import { savedFile } from '../saved-file';

const TOPUP = { name: 'topup', help: 'its code, such as TU-261121-AB12' };

async function inReview({ topup }: Services, code: string) {
  const found = (await topup.listManual()).find((row) => row.code.toUpperCase() === code.toUpperCase());
  if (!found) throw new OperatorError(`No top-up ${JSON.stringify(code)} waits for a decision.`);
  return found;
}

export const topupCommands: Command[] = [
  {
    name: 'topup list',
    summary: 'Transfers and late payments that wait for a decision',
    run: async ({ topup }) => ({
      table: {
        columns: [
          { key: 'code', title: 'Top-up' },
          { key: 'partner', title: 'Partner' },
          { key: 'method_name', title: 'Method' },
          { key: 'due', title: 'To pay', end: true },
          { key: 'sender', title: 'Sender' },
          { key: 'since', title: 'Created' },
        ],
        rows: (await topup.listManual()).map((row) => ({
          ...row,
          partner: row.partner_name,
          due: rupiah(row.invoice_paid_amount),
          sender: [row.sender_name, row.sender_bank].filter(Boolean).join(', ') || null,
          since: dateTime(row.created_at),
        })),
      },
    }),
  },
  {
    name: 'topup proof',
    summary: 'Save the proof of a transfer here (the view is logged)',
    arguments: [TOPUP],
    run: async (services, { topup = '' }) => {
      const { id, code } = await inReview(services, topup);
      const { row, bytes } = await services.topup.proofForOperator(id);
      return savedFile(`${code}-proof`, row.mime, bytes);
    },
  },
  {
    name: 'topup approve',
    summary: 'Credit a top-up',
    arguments: [TOPUP],
    confirm: async (services, { topup = '' }) => {
      const found = await inReview(services, topup);
      return `Credit ${found.code}, ${rupiah(found.credit)}, to ${found.partner_name}?`;
    },
    run: async (services, { topup = '' }) => {
      const found = await inReview(services, topup);
      await services.topup.approveManual(found.id);
      return { text: `${found.code} is credited (${rupiah(found.credit)}).` };
    },
  },
  {
    name: 'topup reject',
    summary: 'Refuse a top-up',
    arguments: [TOPUP, REASON],
    confirm: async (services, { topup = '', reason = '' }) => {
      partnerText(reason);
      const { code, partner_name, invoice_paid_amount } = await inReview(services, topup);
      return `Refuse ${code}, ${rupiah(invoice_paid_amount)}, of ${partner_name}?`;
    },
    run: async (services, { topup = '', reason = '' }) => {
      const { id, code } = await inReview(services, topup);
      await services.topup.rejectManual(id, partnerText(reason));
      return { text: `${code} is refused.` };
    },
  },
];
