import { rupiah } from '../../../core/format/money';
import { AppError } from '../../../platform/http/app-error';
import type { Adjusted } from '../../../topics/topup/server/adjust';
import { type Command, OperatorError } from '../command';
import { PARTNER, partnerOf } from '../partner';
import { partnerText, REASON } from '../reason';

const AMOUNT = { name: 'amount', help: 'whole rupiah, without dots' };

function amountOf(text: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text))
    throw new OperatorError(`${JSON.stringify(text)} is no amount: whole rupiah, such as 50000.`);
  return Number(text);
}

/** A key of the operator's choice, so that two operators do not pay one complaint twice. */
function keyOf(text: string): string {
  if (!/^[\w.:-]{6,64}$/.test(text))
    throw new OperatorError('The key is 6 to 64 letters, digits and ". : _ -", without spaces.');
  return text;
}

const conflictOf = (key: string) => (failure: unknown) => {
  if (!(failure instanceof AppError && failure.code === 'IDEMPOTENCY_CONFLICT')) throw failure;
  throw new OperatorError(
    `The key ${key} stands for another change (partner, amount or reason): nothing was done.`,
  );
};

const summaryOf = ({ code, balance, repeated }: Adjusted, partner: string): string =>
  repeated
    ? `${code} was done before under this key, and nothing moved now: ${partner} then held ${rupiah(balance)}.`
    : `${code}: ${partner} now holds ${rupiah(balance)}.`;

const change = (action: 'credit' | 'debit'): Command => ({
  name: `balance ${action}`,
  summary: action === 'credit' ? 'Give rupiah to a partner' : 'Take rupiah from a partner',
  arguments: [PARTNER, AMOUNT, REASON],
  options: [{ name: 'key', help: 'names this change: the same key never moves money twice' }],
  keyed: true,
  confirm: async (services, { partner = '', amount = '', reason = '', key = '' }) => {
    partnerText(reason);
    keyOf(key);
    const size = rupiah(amountOf(amount));
    const { code, name } = await partnerOf(services, partner);
    return action === 'credit' ? `Give ${size} to ${code} ${name}?` : `Take ${size} from ${code} ${name}?`;
  },
  run: async (services, { partner = '', amount = '', reason = '', key = '' }) => {
    const { id, code } = await partnerOf(services, partner);
    const input = {
      key: keyOf(key),
      partnerId: id,
      amount: action === 'credit' ? amountOf(amount) : -amountOf(amount),
      reason: partnerText(reason),
    };
    const done = await services.topup.adjust(input).catch(conflictOf(key));
    return { text: summaryOf(done, code) };
  },
});

export const balanceCommands: Command[] = [
  {
    name: 'balance show',
    summary: 'What a partner holds',
    arguments: [PARTNER],
    run: async (services, { partner = '' }) => {
      const { id, code, name } = await partnerOf(services, partner);
      const [main, panel] = await Promise.all([
        services.ledger.balanceOf(id, 'main'),
        services.ledger.balanceOf(id, 'panel'),
      ]);
      return {
        text: `${code} ${name}: saldo ${rupiah(main.balance)}, saldo profit ${rupiah(panel.balance)}.`,
      };
    },
  },
  change('credit'),
  change('debit'),
];
