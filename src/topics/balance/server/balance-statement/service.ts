import { createHash, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import { dayOf, monthName } from '../../../../core/format/date';
import { monthAfter, monthsOf } from '../../../../core/format/periods';
import type { Database } from '../../../../platform/db/client';
import { databaseNow } from '../../../../platform/db/clock';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import type { VaultService } from '../../../../platform/vault/service';
import type { LetterheadService } from '../../../receipts/server/service';
import { STATEMENT_CHECK_PATH, statementCheckPath } from '../../contract/balance-statement';
import { statementNumber, typedChecksum, typedNumber } from '../../text/balance-statement';
import type { StatementFacts } from './paper';
import { statementPdf } from './pdf';
import { readBalance, readKinds, readMarked, readMonth, readMovements } from './store';

/** Limit of PDF files, which may have thousands of pages. */
const FILES: Quota = { kind: 'balance-statement', most: 30, seconds: 600, gap: 0 };
/** Limit of verifications, each of which reads a whole month. */
const CHECKS: Quota = { kind: 'balance-statement-check', most: 60, seconds: 600, gap: 0 };

/** Milliseconds after which all transactions of a month have committed. */
const SETTLED = 15 * 60_000;

/** Hex digits: 128 bits. */
export const STATEMENT_SEAL_LENGTH = 32;

interface StatementDeps {
  database: Database;
  quota: Pick<QuotaService, 'spend' | 'spendAddress'>;
  letterhead: Pick<LetterheadService, 'of' | 'logoOf'>;
  vault: Pick<VaultService, 'digest'>;
  /** Public URL without a trailing slash. */
  publicUrl: string;
  issuer: string;
}

export type BalanceStatementService = ReturnType<typeof createBalanceStatementService>;

/**
 * Monthly statements of main balances. Not stored: the ledger is append-only, so a past month always gives
 * the same statement, and verification recomputes it.
 */
export function createBalanceStatementService(deps: StatementDeps) {
  const { database, quota, letterhead, vault, publicUrl, issuer } = deps;

  const sealOf = ({ balance_id, month, checksum }: StatementFacts): string =>
    vault.digest(`statement ${balance_id} ${month} ${checksum}`).slice(0, STATEMENT_SEAL_LENGTH);

  const factsOf = async (balance: string, month: string): Promise<StatementFacts | null> => {
    const span = { from: `${month}-01`, before: `${monthAfter(month)}-01` };
    const facts = await readMonth(database, { balance, ...span });
    if (!facts) return null;
    const { opening, closing, money_in, money_out, rows, lines } = facts;
    const number = statementNumber(month, facts.mark);
    const printed = [number, month, opening, money_in, money_out, closing, rows, lines];
    const checksum = createHash('sha256').update(printed.join('\n')).digest('hex');
    return { ...facts, number, month, checksum };
  };

  /** Latest complete month, `YYYY-MM`. */
  const lastMonth = async (): Promise<string> => {
    const settled = new Date((await databaseNow(database.db)) - SETTLED).toISOString();
    return monthAfter(dayOf(settled).slice(0, 7), -1);
  };

  return {
    async months({ partnerId }: Actor): Promise<string[]> {
      const [last, balance] = await Promise.all([lastMonth(), readBalance(database, { partner: partnerId })]);
      if (!balance) return [];
      return monthsOf({ from: dayOf(balance.since), to: `${last}-01` }).reverse();
    },

    async pdf({ partnerId }: Actor, month: string): Promise<Readable> {
      const [last, balance] = await Promise.all([lastMonth(), readBalance(database, { partner: partnerId })]);
      if (month > last) throw new AppError('STATEMENT_NOT_OVER', { month: monthName(month) });
      if (!balance || month < dayOf(balance.since).slice(0, 7)) throw new AppError('NOT_FOUND');
      await quota.spend(FILES, partnerId, { code: 'RATE_LIMITED' });
      const facts = await factsOf(balance.balance_id, month);
      if (!facts) throw new AppError('NOT_FOUND');
      const { opening, closing, money_in, money_out } = facts;
      if (opening + money_in - money_out !== closing) throw new Error(`${facts.number} does not add up`);
      const [shop, logo, kinds, now] = await Promise.all([
        letterhead.of(partnerId),
        letterhead.logoOf(partnerId),
        readKinds(database, facts),
        databaseNow(database.db),
      ]);
      return statementPdf({
        ...{ facts, shop, logo, kinds, issuer },
        printed_at: new Date(now).toISOString(),
        verify_url: publicUrl + statementCheckPath(facts.balance_id, month, sealOf(facts)),
        check_url: publicUrl + STATEMENT_CHECK_PATH,
        movements: readMovements(database, facts),
      });
    },

    /** Statement with this seal; null if it does not match. Throws RATE_LIMITED. */
    async check(ip: string, balance: string, month: string, seal: string): Promise<StatementFacts | null> {
      await quota.spendAddress(CHECKS, ip);
      if (seal.length !== STATEMENT_SEAL_LENGTH || month > (await lastMonth())) return null;
      const facts = await factsOf(balance, month);
      return facts && isSame(sealOf(facts), seal) ? facts : null;
    },

    /** Statement by typed number and checksum. Throws RATE_LIMITED. */
    async checkTyped(ip: string, number: string, checksum: string): Promise<StatementFacts | null> {
      await quota.spendAddress(CHECKS, ip);
      const [asked, hex] = [typedNumber(number), typedChecksum(checksum)];
      if (!asked || !hex || asked.month > (await lastMonth())) return null;
      for (const balance of await readMarked(database, { mark: asked.mark })) {
        const facts = await factsOf(balance, asked.month);
        if (facts && isSame(facts.checksum.slice(0, hex.length), hex)) return facts;
      }
      return null;
    },
  };
}

/** Compares in constant time; both have equal length. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
