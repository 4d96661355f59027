import type { OtpChannel, OtpTicket } from '../../../../core/contract/account-fields';
import { rupiah } from '../../../../core/format/money';
import type { CallParts } from '../../../../platform/web/call';
import { call } from '../../../../platform/web/call';
import {
  COMMISSION_STEP,
  createReferralWithdrawal,
  createWithdrawal,
  getReferralWithdrawalByKey,
  getWithdrawalByKey,
  listReferralWithdrawals,
  listWithdrawals,
  requestReferralWithdrawalOtp,
  requestWithdrawalOtp,
  type Withdrawal,
} from '../../contract';

/** Calls and texts of withdrawals from one balance; pass the same object at every render. */
export interface WithdrawalSource {
  form: string;
  create: (parts: CallParts<typeof createWithdrawal>) => Promise<Withdrawal>;
  sendCode: (channel: OtpChannel, key: string) => Promise<OtpTicket>;
  find: (key: string) => Promise<Withdrawal | null>;
  list: typeof listWithdrawals | typeof listReferralWithdrawals;
  /** Amounts are multiples of this in rupiah. */
  step: number;
  words: {
    ask: string;
    title: string;
    left: (amount: number) => string;
    doneMain: string;
    noAccount: string;
  };
}

export const profitSource: WithdrawalSource = {
  form: 'withdrawal',
  create: async (parts) => (await call(createWithdrawal, parts)).data,
  sendCode: async (channel, key) => (await call(requestWithdrawalOtp, { body: { channel, key } })).data,
  find: async (key) => (await call(getWithdrawalByKey, { params: { key } })).data,
  list: listWithdrawals,
  step: 1,
  words: {
    ask: 'Tarik Saldo',
    title: 'Tarik saldo profit',
    left: (amount) => `Sisa saldo profit ${rupiah(amount)}.`,
    doneMain: 'Saldo profit sudah masuk ke saldo H2H.',
    noAccount: 'Belum ada rekening. Tambahkan di tab Rekening.',
  },
};

export const commissionSource: WithdrawalSource = {
  form: 'referral-withdrawal',
  create: async (parts) => (await call(createReferralWithdrawal, parts)).data,
  sendCode: async (channel, key) =>
    (await call(requestReferralWithdrawalOtp, { body: { channel, key } })).data,
  find: async (key) => (await call(getReferralWithdrawalByKey, { params: { key } })).data,
  list: listReferralWithdrawals,
  step: COMMISSION_STEP,
  words: {
    ask: 'Tarik Komisi',
    title: 'Tarik komisi',
    left: (amount) => `Sisa saldo komisi ${rupiah(amount)}.`,
    doneMain: 'Komisi sudah masuk ke saldo H2H.',
    noAccount: 'Belum ada rekening. Tambahkan di tab Rekening.',
  },
};
