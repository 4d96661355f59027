import { rupiah } from '../../../../core/format/money';
import { APPROVAL } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import type { NotificationService } from '../../../../platform/notifications/service';
import { type AmountRefusal, passedText } from '../../text/sub-account-limit';
import type { Prepared } from '../transaction/prepare';
import type { StoredApproval } from './store';

type Notification = Pick<NotificationService, 'notify'>;

const linkOf = (id: string): string => `/transaction-form/approval?q=${id}`;
const short = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text;
const wanted = ({
  product_name,
  item_name,
  destination,
}: Pick<StoredApproval, 'product_name' | 'item_name' | 'destination'>) =>
  short([`${product_name} · ${item_name}`, destination].filter(Boolean).join(' untuk '), 150);

export const notifyAsked = (
  { notify }: Notification,
  tx: Db,
  { id, order, passed }: { id: string; order: Prepared; passed: AmountRefusal },
): Promise<void> =>
  notify(tx, order.partner, {
    type: 'Transaksi',
    title: short(`${order.actor} meminta persetujuan ${rupiah(order.total)}`, 80),
    body: short(`${wanted(order)}. ${passedText(passed)}. Jawab dalam 10 menit.`, 240),
    link: linkOf(id),
    audience: 'owner',
  });

const endings: Record<number, { title: string; body: (what: string, reason: string | null) => string }> = {
  [APPROVAL.approved]: { title: 'Pesanan disetujui', body: (what) => `${what} disetujui dan sudah dibeli.` },
  [APPROVAL.refused]: {
    title: 'Pesanan ditolak',
    body: (what, reason) =>
      `${what} tidak disetujui. ${reason ? `Alasan: ${reason}` : 'Saldo tidak terpotong.'}`,
  },
  [APPROVAL.expired]: {
    title: 'Permintaan persetujuan kedaluwarsa',
    body: (what) => `${what} tidak dijawab dalam 10 menit. Tidak ada yang dibeli.`,
  },
};

/**
 * Notifies the author, and the owner unless the owner decided; without amounts, because not everyone may see
 * costs.
 */
export async function notifyEnded(
  { notify }: Notification,
  tx: Db,
  request: StoredApproval,
  { status, by = null, reason = null }: { status: number; by?: string | null; reason?: string | null },
): Promise<void> {
  const ending = endings[status];
  if (!ending) return;
  await notify(tx, request.partner_id, {
    type: 'Transaksi',
    title: ending.title,
    body: short(ending.body(wanted(request), reason), 240),
    link: linkOf(request.id),
    audience: { userId: request.user_id, doneBy: by },
  });
}
