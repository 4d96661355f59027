import { v7 } from 'uuid';
import type { Db } from '../db/client';
import { tickets } from '../db/schema/identity';
import { chanceOf } from './history-chance';
import { codesOf } from './history-codes';
import type { Plan } from './history-plan';
import { insertRows } from './insert-rows';

const HOUR = 3_600_000;

/** Status 1 Baru, 2 Diproses, 3 Menunggu Balasan Anda, 4 Selesai (domain 3.12); 1 to 3 count as open. */
const SUBJECTS: Record<string, { subject: string; status: number; hoursAgo: number }[]> = {
  'mitra@demo.test': [
    { subject: 'Diamond belum masuk setelah status berhasil', status: 3, hoursAgo: 5 },
    { subject: 'Permintaan faktur top up bulan lalu', status: 1, hoursAgo: 26 },
    { subject: 'Cara menambah sub akun kasir', status: 4, hoursAgo: 24 * 17 },
  ],
  'lain@demo.test': [{ subject: 'Token PLN tidak dapat dimasukkan', status: 2, hoursAgo: 9 }],
};

export async function seedTickets(db: Db, plans: readonly Plan[], now: number): Promise<void> {
  const codes = codesOf(chanceOf('tickets'));
  const rows = plans.flatMap(({ account }) =>
    (SUBJECTS[account.past.email] ?? []).map(({ subject, status, hoursAgo }) => {
      const at = now - hoursAgo * HOUR;
      return {
        id: v7({ msecs: at }),
        code: codes.ticket(at),
        partner_id: account.partnerId,
        subject,
        status,
        created_at: new Date(at).toISOString(),
      };
    }),
  );
  await insertRows(db, tickets, rows);
}
