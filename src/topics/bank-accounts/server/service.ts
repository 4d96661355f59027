import { v7 } from 'uuid';
import type { z } from 'zod';
import { dateTime } from '../../../core/format/date';
import { resembles } from '../../../core/format/resemblance';
import type { ActivityService } from '../../../platform/activity/service';
import type { BankDirectory } from '../../../platform/adapters/bank/bank';
import type { Database, Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SecretService } from '../../../platform/identity/secret/service';
import type { SecurityNoticeService } from '../../../platform/identity/security-notice/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { VaultService } from '../../../platform/vault/service';
import { type BankAccount, type bankAccountInput, MOST_ACCOUNTS } from '../contract';
import { banks } from '../text';
import {
  type AccountRow,
  dropAccount,
  hadAccounts,
  insertAccount,
  lockAccounts,
  makePrimary,
  readAccounts,
  readSealedAccount,
} from './store';

/** A verified partner: its names, the main one first, and the account in its documents. */
export interface VerifiedOwner {
  names: string[];
  account: { bank_code: string; number: string; holder: string; verified_at: string } | null;
}

interface BankAccountDeps {
  database: Database;
  directory: BankDirectory;
  vault: Pick<VaultService, 'sealText' | 'openText' | 'digest'>;
  secret: Pick<SecretService, 'checkPin'>;
  quota: Pick<QuotaService, 'spend'>;
  activity: Pick<ActivityService, 'record'>;
  notice: Pick<SecurityNoticeService, 'notify'>;
  ownerOf: (partnerId: string) => Promise<VerifiedOwner | null>;
}

type Input = z.output<typeof bankAccountInput>;
interface Named {
  bank_code: string;
  number: string;
}

/** Limit against harvesting of account holder names. */
const CHECKS: Quota = { kind: 'bank-check', most: 10, seconds: 3600, gap: 0 };

/** Encryption context of an account number. */
export const contextOf = (partnerId: string, id: string): string => `bank-account ${partnerId} ${id}`;

export const numberDigest = (vault: Pick<VaultService, 'digest'>, bankCode: string, number: string): string =>
  vault.digest(`bank-account ${bankCode} ${number}`);

const nameOf = (code: string): string => banks[code as keyof typeof banks] ?? code;

export type BankAccountService = ReturnType<typeof createBankAccountService>;

export function createBankAccountService(deps: BankAccountDeps) {
  const { database, directory, vault, secret, quota, activity, notice } = deps;

  /** Adds the account in the verified documents automatically, without waiting period. */
  const adoptVerified = async (partnerId: string): Promise<void> => {
    if (await hadAccounts(database, { partner: partnerId })) return;
    const account = (await deps.ownerOf(partnerId))?.account;
    if (!account) return;
    const row = sealed(partnerId, null, account, account.holder);
    await insertAccount(database.db, { ...row, verified_at: account.verified_at }, { paused: false });
  };

  const sealed = (partnerId: string, userId: string | null, { bank_code, number }: Named, holder: string) => {
    const id = v7();
    return {
      id,
      partner_id: partnerId,
      user_id: userId,
      bank_code,
      number_sealed: vault.sealText(number, contextOf(partnerId, id)),
      number_digest: numberDigest(vault, bank_code, number),
      number_end: number.slice(-4),
      holder,
    };
  };

  const holderOf = async (actor: Actor, { bank_code, number }: Named): Promise<string> => {
    const names = (await deps.ownerOf(actor.partnerId))?.names;
    const [asker] = names ?? [];
    if (!names || !asker) throw new AppError('BANK_NEEDS_KYC');
    await quota.spend(CHECKS, actor.partnerId, { code: 'RATE_LIMITED' });
    const answer = await directory.holderOf({ bankCode: bank_code, number }, asker);
    if (answer.kind === 'away') throw new AppError('BANK_UNREACHABLE');
    if (answer.kind === 'unknown') throw new AppError('BANK_ACCOUNT_UNKNOWN');
    const holder = answer.name;
    if (!names.some((name) => resembles(holder, name)))
      throw new AppError('BANK_HOLDER_MISMATCH', { holder });
    return holder;
  };

  const one = async (partnerId: string, id: string): Promise<BankAccount> => {
    const [row] = await readAccounts(database, { partner: partnerId, id });
    if (!row) throw new AppError('NOT_FOUND');
    return shown(row);
  };

  /** Adds an account, optionally replacing another; returns the replaced one. */
  const write = async (tx: Db, row: ReturnType<typeof sealed>, instead?: string) => {
    const count = await lockAccounts(tx, row.partner_id);
    const before = instead ? await dropAccount(tx, row.partner_id, instead) : null;
    if (instead && !before) throw new AppError('NOT_FOUND');
    if (!instead && count >= MOST_ACCOUNTS) throw new AppError('BANK_ACCOUNT_LIMIT', { most: MOST_ACCOUNTS });
    if (!(await insertAccount(tx, row, { paused: true }))) throw new AppError('BANK_ACCOUNT_TAKEN');
    if (before?.is_primary) await makePrimary(tx, row.partner_id, row.id);
    return before;
  };

  /** The owner is notified at once. */
  const save = async (actor: Actor, { pin, ...named }: Input, instead?: string): Promise<BankAccount> => {
    await secret.checkPin(actor, pin);
    if (instead) await one(actor.partnerId, instead);
    const row = sealed(actor.partnerId, actor.userId, named, await holderOf(actor, named));
    await database.transaction(async (tx) => {
      const before = await write(tx, row, instead);
      await activity.record(tx, actor, {
        code: before ? 'bank.change' : 'bank.add',
        object: wordsOf({ bank_code: row.bank_code, account_end: row.number_end }),
        ...(before && { before: { Rekening: wordsOf(before) } }),
      });
      await notice.notify(tx, actor, before ? 'Rekening pencairan diganti' : 'Rekening pencairan ditambah');
    });
    return one(actor.partnerId, row.id);
  };

  return {
    async list({ partnerId }: Actor): Promise<BankAccount[]> {
      await adoptVerified(partnerId);
      return (await readAccounts(database, { partner: partnerId })).map(shown);
    },

    check: async (actor: Actor, named: Named) => ({ holder: await holderOf(actor, named) }),
    add: (actor: Actor, input: Input) => save(actor, input),
    replace: (actor: Actor, id: string, input: Input) => save(actor, input, id),

    async choose(actor: Actor, id: string): Promise<BankAccount> {
      await database.transaction(async (tx) => {
        await lockAccounts(tx, actor.partnerId);
        if (!(await makePrimary(tx, actor.partnerId, id))) throw new AppError('NOT_FOUND');
      });
      return one(actor.partnerId, id);
    },

    async remove(actor: Actor, id: string): Promise<Record<string, never>> {
      await database.transaction(async (tx) => {
        await lockAccounts(tx, actor.partnerId);
        const gone = await dropAccount(tx, actor.partnerId, id);
        if (!gone) throw new AppError('NOT_FOUND');
        if (gone.is_primary) await makePrimary(tx, actor.partnerId);
        await activity.record(tx, actor, { code: 'bank.remove', object: wordsOf(gone) });
      });
      return {};
    },

    /**
     * Account of a withdrawal. Throws BANK_ACCOUNT_MISSING, BANK_ACCOUNT_PAUSED `{ until, paused_until }`.
     */
    async destination(partnerId: string, id: string): Promise<BankAccount> {
      await adoptVerified(partnerId);
      const [row] = await readAccounts(database, { partner: partnerId, id });
      if (!row) throw new AppError('BANK_ACCOUNT_MISSING');
      if (row.paused_until) throw new AppError('BANK_ACCOUNT_PAUSED', pauseOf(row.paused_until));
      return shown(row);
    },

    /** With the full number, for the operator only; null if missing. */
    async opened(id: string): Promise<{ bank: string; number: string; holder: string } | null> {
      const row = await readSealedAccount(database, { id });
      if (!row) return null;
      const number = vault.openText(row.number_sealed, contextOf(row.partner_id, id));
      return { bank: nameOf(row.bank_code), number, holder: row.holder };
    },
  };
}

const shown = (row: AccountRow): BankAccount => ({ ...row, bank_name: nameOf(row.bank_code) });

const wordsOf = ({ bank_code, account_end }: Pick<AccountRow, 'bank_code' | 'account_end'>): string =>
  `${nameOf(bank_code)} ••${account_end}`;

const pauseOf = (until: string) => ({
  until: dateTime(until, { seconds: false, zone: true }),
  paused_until: until,
});
