import { rupiah } from '../../../../core/format/money';
import type { DepositSupplier, Trouble } from '../../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { hastenJob, queueJob, requeueJob } from '../../../../platform/jobs/queue';
import type { NoticeService } from '../../../../platform/notice/service';
import { type Closed, noteStanding } from './state-store';

export const SUPPLIER_POLL = 'supplier-look';
const ALL_SUPPLIERS = '6b0f5c1e-93a4-4c5e-8f1d-3c7a2e9d4b15';
/** Milliseconds between checks: normally, and while a supplier is closed or low. */
const EVERY = 300_000;
const SOON = 60_000;

const troubleTexts: Record<Trouble, string> = {
  deposit: 'menolak pesanan: deposit tidak cukup. Isi deposit di sana.',
  address: 'menolak alamat IP server ini. Daftarkan alamatnya di sana.',
  key: 'menolak kunci atau akun kita. Periksa nama pengguna dan kunci API.',
};

const noticeOf = (trouble: Closed) => `supplier_${trouble}` as const;
const troubleNotices = (['deposit', 'address', 'key', 'away'] satisfies Closed[]).map(noticeOf);

/** Seconds without an answer after which the operator is notified. */
const AWAY_FOR = 600;

export interface StandingDeps {
  database: Database;
  suppliers: readonly DepositSupplier[];
  notice: Pick<NoticeService, 'notify' | 'settled'>;
  /** Low deposit limit in rupiah. */
  low: number;
  wake: () => void;
}

export type Standing = ReturnType<typeof createStanding>;

/** State of external suppliers: when one closes for new orders, and when the operator is notified. */
export function createStanding({ database, suppliers, notice, low, wake }: StandingDeps) {
  const note = async (supplier: string, deposit: number | null, trouble: Closed | null): Promise<void> => {
    const noted = await noteStanding(database, { supplier, deposit, trouble });
    const { before } = noted;
    const wasLow = before !== null && before < low;
    if (deposit !== null && deposit < low && !wasLow) {
      const text = `Deposit di ${supplier} tinggal ${rupiah(deposit)}, di bawah ${rupiah(low)}.`;
      await notice.notify(database.db, { kind: 'supplier_deposit_low', ref: supplier, text });
    }
    if (deposit !== null && deposit >= low && wasLow)
      await notice.settled(['supplier_deposit_low'], supplier);
    if (trouble === 'away' && noted.lasts >= AWAY_FOR) {
      const text = `${supplier} tidak menjawab sejak lebih dari ${AWAY_FOR / 60} menit. Pesanan yang sudah dikirim ke sana menunggu; yang tidak dapat dikirim ke mana pun dikembalikan setelah setengah jam.`;
      await notice.notify(database.db, { kind: 'supplier_away', ref: supplier, text });
    }
    if (trouble === null && noted.trouble_before !== null) await notice.settled(troubleNotices, supplier);
  };

  /** False if it is closed, or its deposit is low: more expensive orders are then refused. */
  const pollOne = async (supplier: DepositSupplier): Promise<boolean> => {
    try {
      const answer = await supplier.deposit();
      if (answer.state === 'open') {
        await note(supplier.name, answer.deposit, null);
        return answer.deposit >= low;
      }
      await refuses(supplier.name, answer.trouble, null);
    } catch {
      await note(supplier.name, null, 'away');
    }
    return false;
  };

  /** A refusal closes the supplier until a check finds it open. */
  const refuses = async (supplier: string, trouble: Trouble, deposit: number | null): Promise<void> => {
    await note(supplier, deposit, trouble);
    const text = `${supplier} ${troubleTexts[trouble]}`;
    await notice.notify(database.db, { kind: noticeOf(trouble), ref: supplier, text });
    // Checks again soon: perhaps only one expensive order exceeded the deposit.
    await hastenJob(database.db, SUPPLIER_POLL, ALL_SUPPLIERS, SOON);
    wake();
  };

  return {
    refuses,

    /** A missing answer triggers a check before other orders fail. */
    async doubts(): Promise<void> {
      await requeueJob(database.db, SUPPLIER_POLL, ALL_SUPPLIERS);
      wake();
    },

    poll: (async () => {
      const open = await Promise.all(suppliers.map(pollOne));
      return { again: open.every(Boolean) ? EVERY : SOON };
    }) satisfies JobHandler,

    async start(): Promise<void> {
      if (suppliers.length > 0) await queueJob(database.db, SUPPLIER_POLL, ALL_SUPPLIERS);
    },
  };
}
