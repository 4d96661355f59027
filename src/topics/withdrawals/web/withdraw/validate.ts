import { rupiah } from '../../../../core/format/money';
import { numberOr, type TypedNumber } from '../../../../core/format/read-number';
import { messages } from '../../../../core/text/messages';
import { BANK, BANK_FEE, LEAST_WITHDRAWAL, MAIN_BALANCE, MOST_TRANSFER } from '../../contract';
import { copy } from './copy';
import type { WithdrawalRequest } from './use-lost-withdrawal';

export interface Draft {
  amount: TypedNumber;
  target: string;
}

export type FieldErrors = Partial<Record<'amount' | 'target', string>>;

export const toMain = 'main';

export function errorsOf({ amount, target }: Draft, available: number, step: number): FieldErrors {
  const errors: FieldErrors = {};
  if (amount === null) errors.amount = copy.form.amountMissing;
  else if (typeof amount === 'string') errors.amount = messages.unreadable(copy.form.amount);
  else if (amount < LEAST_WITHDRAWAL) errors.amount = copy.least;
  else if (amount % step !== 0) errors.amount = copy.form.stepped(step);
  else if (amount > available) errors.amount = copy.form.tooMuch(available);
  else if (target !== toMain && amount > MOST_TRANSFER) {
    errors.amount = `Maksimal ${rupiah(MOST_TRANSFER)} ke rekening bank.`;
  }
  if (target === '') errors.target = copy.form.targetMissing;
  return errors;
}

export const feeOf = (target: string): number => (target === '' || target === toMain ? 0 : BANK_FEE);

export const requestOf = ({ amount, target }: Draft): WithdrawalRequest => ({
  amount: numberOr(amount, 0),
  target: target === toMain ? MAIN_BALANCE : BANK,
  ...(target !== toMain && { bank_account_id: target }),
});

export const draftOf = ({ amount, target, bank_account_id }: WithdrawalRequest): Draft => ({
  amount,
  target: target === MAIN_BALANCE ? toMain : (bank_account_id ?? ''),
});
