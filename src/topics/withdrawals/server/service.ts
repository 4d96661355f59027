import { v5, v7 } from 'uuid';
import type { z } from 'zod';
import type { OtpChannel, OtpTicket } from '../../../core/contract/account-fields';
import { rupiah } from '../../../core/format/money';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { uniqueViolation } from '../../../platform/http/database-error';
import type { OtpService } from '../../../platform/identity/otp/service';
import type { SecretService } from '../../../platform/identity/secret/service';
import { randomSuffix } from '../../../platform/ledger/order-code';
import type { LedgerService } from '../../../platform/ledger/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { BankAccount } from '../../bank-accounts/contract';
import type { BankAccountService } from '../../bank-accounts/server/service';
import { BANK_FEE, OTP_ABOVE, type Withdrawal, type withdrawalInput } from '../contract';
import { moveFor } from './move';
import { type Purse, purses } from './purse';
import { insertWithdrawal, readPhone, readWithdrawalByKey, readWithdrawalPage } from './store';

interface WithdrawalDeps {
  database: Database;
  ledger: Pick<LedgerService, 'postIn'>;
  purse: Purse;
  /** Available amount of the balance. Both throw INSUFFICIENT_BALANCE; `reserve` locks it until its transaction ends. */
  allowance: {
    check(partnerId: string, amount: number): Promise<void>;
    reserve(tx: Db, partnerId: string, amount: number): Promise<void>;
  };
  secret: Pick<SecretService, 'checkPin'>;
  otp: Pick<OtpService, 'request' | 'confirm'>;
  accounts: Pick<BankAccountService, 'destination'>;
  activity: Pick<ActivityService, 'record'>;
  notification: Pick<NotificationService, 'notify'>;
}

const WAITS = 1;
const DONE = 3;

type Input = z.output<typeof withdrawalInput>;

/** Derived from user and key, because callers choose the key. */
const codeSubject = ({ userId }: Actor, key: string): string => v5(key, userId);

export type WithdrawalService = ReturnType<typeof createWithdrawalService>;

/** Withdrawals to the main balance (immediate) or to a bank account (by the operator). */
export function createWithdrawalService(deps: WithdrawalDeps) {
  const { database, ledger, purse, allowance, secret, otp, accounts, activity, notification } = deps;

  const facts = purses[purse];

  /** Row, both balances, log and notification in one transaction. */
  const book = async (actor: Actor, input: Input, key: string, bank: BankAccount | null): Promise<void> => {
    const id = v7();
    const where = bank ? `${bank.bank_name} ••${bank.account_end}` : 'saldo H2H';
    await database.transaction(async (tx) => {
      const code = await insertWithdrawal(tx, {
        id,
        suffix: randomSuffix(),
        partner_id: actor.partnerId,
        user_id: actor.userId,
        purse,
        idempotency_key: key,
        amount: input.amount,
        fee: bank ? BANK_FEE : 0,
        target: input.target,
        bank_account_id: bank?.id ?? null,
        bank_name: bank?.bank_name ?? null,
        account_end: bank?.account_end ?? null,
        account_holder: bank?.holder ?? null,
        status: bank ? WAITS : DONE,
        is_done: !bank,
      });
      await allowance.reserve(tx, actor.partnerId, input.amount);
      const of = { id, code, purse, partnerId: actor.partnerId, actor: actor.name, userId: actor.userId };
      await moveFor(ledger, tx, 'own', -input.amount, of, `Penarikan ke ${where}`);
      if (!bank) await moveFor(ledger, tx, 'main', input.amount, of, facts.into);
      await activity.record(tx, actor, {
        code: facts.activity,
        object: code,
        after: { Jumlah: input.amount, Tujuan: where },
      });
      await notification.notify(tx, actor.partnerId, {
        type: 'Saldo',
        title: bank ? 'Penarikan diajukan' : facts.arrived,
        body: bank
          ? `${rupiah(input.amount)} (${code}) ke ${where}, maks. 1×24 jam hari kerja.`
          : `${rupiah(input.amount)} (${code}) sudah dapat Anda belanjakan.`,
        link: facts.link,
        audience: 'owner',
      });
    });
  };

  /** Checks everything else before consuming a code. */
  const prove = async (actor: Actor, input: Input, key: string): Promise<BankAccount | null> => {
    await secret.checkPin(actor, input.pin);
    const bank = input.bank_account_id
      ? await accounts.destination(actor.partnerId, input.bank_account_id)
      : null;
    await allowance.check(actor.partnerId, input.amount);
    if (input.amount > OTP_ABOVE) {
      if (!input.otp) throw new AppError('OTP_REQUIRED', { limit: rupiah(OTP_ABOVE) });
      const { request_id, code } = input.otp;
      const { address } = await otp.confirm(request_id, 'withdrawal', code, codeSubject(actor, key));
      if (address !== (await readPhone(database, { user: actor.userId })).phone)
        throw new AppError('OTP_EXPIRED');
    }
    return bank;
  };

  /** Withdrawal created with this key; null if none. Throws IDEMPOTENCY_CONFLICT. */
  const replayOf = async (actor: Actor, input: Input, key: string): Promise<Withdrawal | null> => {
    const earlier = await readWithdrawalByKey(database, { partner: actor.partnerId, purse, key });
    if (!earlier) return null;
    const { amount, target, bank_account_id } = earlier;
    if (
      amount !== input.amount ||
      target !== input.target ||
      bank_account_id !== (input.bank_account_id ?? null)
    )
      throw new AppError('IDEMPOTENCY_CONFLICT');
    return earlier;
  };

  return {
    /** Creates one withdrawal per key. Throws errors of `createWithdrawal`. */
    async create(
      actor: Actor,
      input: Input,
      key: string,
    ): Promise<{ withdrawal: Withdrawal; replayed: boolean }> {
      if (!actor.can(facts.key).can) throw new AppError('FORBIDDEN');
      const before = await replayOf(actor, input, key);
      if (before) return { withdrawal: before, replayed: true };
      let replayed = false;
      try {
        await book(actor, input, key, await prove(actor, input, key));
      } catch (failure) {
        // A concurrent duplicate has consumed the code or the balance: return its withdrawal.
        const made = await replayOf(actor, input, key);
        if (!made) throw uniqueViolation(failure) === null ? failure : new AppError('UNAVAILABLE');
        replayed = true;
      }
      const made = await replayOf(actor, input, key);
      if (!made) throw new AppError('UNAVAILABLE');
      return { withdrawal: made, replayed };
    },

    /** Sends a code valid for this user and key only. Throws OTP_WAIT, OTP_LOCKED. */
    async requestCode(actor: Actor, channel: OtpChannel, key: string): Promise<OtpTicket> {
      const { phone } = await readPhone(database, { user: actor.userId });
      const to = { channel, address: phone };
      return otp.request({ purpose: 'withdrawal', to, subjectId: codeSubject(actor, key) });
    },

    byKey: ({ partnerId }: Actor, key: string) =>
      readWithdrawalByKey(database, { partner: partnerId, purse, key }),

    async list(actor: Actor, { page, limit }: { page: number; limit: number }) {
      const rows = await readWithdrawalPage(database, {
        ...{ partner: actor.partnerId, purse, skip: (page - 1) * limit, most: limit },
      });
      const total = rows[0]?.total ?? 0;
      return { data: rows.map(({ total: _total, ...row }) => row), meta: { page, limit, total } };
    },
  };
}
