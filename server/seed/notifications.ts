import { v7 } from 'uuid';
import { rupiah } from '../../src/core/format/money';
import { TOPUP } from '../../src/core/states';
import { reasonText } from '../../src/core/text/failure-reason';
import type { Db } from '../db/client';
import { notificationReads, notifications, users } from '../db/schema/identity';
import type { Plan } from './history-plan';
import { demoPlan } from './history-renewals';
import { insertRows } from './insert-rows';

type NotificationRow = typeof notifications.$inferSelect;
type Words = Pick<NotificationRow, 'type' | 'title' | 'body'> &
  Partial<Pick<NotificationRow, 'link' | 'owner_only'>>;

const DAY = 86_400_000;
/** Notices that nobody has seen yet; the bell shows at most three. */
const UNREAD = 2;

/** Tells each account what happened to it last: refunds, top ups, and how the portal itself goes on. */
export async function seedNotifications(db: Db, plans: readonly Plan[], now: number): Promise<void> {
  const rows = plans.flatMap((plan) =>
    [...refunds(plan), ...credits(plan), ...expiry(plan, now), ...news(plan, now)]
      .sort((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
      .map((row, place) => ({ row, isRead: place >= UNREAD })),
  );
  await insertRows(
    db,
    notifications,
    rows.map(({ row }) => row),
  );
  const people = await db.select({ id: users.id, partner: users.partner_id }).from(users);
  const reads = rows
    .filter(({ isRead }) => isRead)
    .flatMap(({ row }) =>
      people
        .filter(({ partner }) => partner === row.partner_id)
        .map(({ id }) => ({ notification_id: row.id, user_id: id, read_at: row.created_at })),
    );
  await insertRows(db, notificationReads, reads);
}

function refunds(plan: Plan): NotificationRow[] {
  return plan.transactions
    .filter((order) => order.refund_at !== null)
    .slice(-2)
    .map((order) => {
      const reason = reasonText(order.status_reason_code ?? '');
      return notice(plan, Date.parse(order.refund_at ?? order.created_at), {
        type: 'Transaksi',
        title: `${rupiah(order.refund_amount)} dikembalikan`,
        body: `${order.product_name} ${order.item_name} (${order.code}): ${reason}. Dana sudah masuk ke saldo Anda.`,
        link: `/detail-transaction?q=${order.id}`,
      });
    });
}

function credits(plan: Plan): NotificationRow[] {
  return plan.topups
    .filter((topup) => topup.status === TOPUP.paid)
    .slice(-2)
    .map((topup) =>
      notice(plan, Date.parse(topup.credited_at ?? topup.created_at), {
        type: 'Top Up',
        title: 'Top up berhasil',
        body: `Saldo bertambah ${rupiah(topup.amount + topup.unique_code)} dari ${topup.method_name} (${topup.code}).`,
        link: '/history-balance',
      }),
    );
}

function expiry(plan: Plan, now: number): NotificationRow[] {
  const { panelExpires } = plan.account;
  if (panelExpires === null || panelExpires > now) return [];
  return [
    notice(plan, panelExpires, {
      type: 'Panel',
      title: 'Masa aktif panel berakhir',
      body: `Saldo mitra tidak cukup untuk perpanjangan ${rupiah(demoPlan.price)}. Panel terbuka lagi setelah saldo cukup.`,
      link: '/topup/data',
      owner_only: true,
    }),
  ];
}

function news(plan: Plan, now: number): NotificationRow[] {
  return [
    notice(plan, now - 5 * DAY, {
      type: 'Info',
      title: 'Waspada penipuan',
      body: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
    }),
    notice(plan, now - 11 * DAY, {
      type: 'Produk',
      title: 'Item baru tersedia',
      body: 'Beberapa brand menambah item baru. Lihat di menu Brand.',
      link: '/product/data',
    }),
  ];
}

function notice({ account }: Plan, at: number, words: Words): NotificationRow {
  return {
    id: v7({ msecs: at }),
    partner_id: account.partnerId,
    link: null,
    owner_only: false,
    user_id: null,
    done_by: null,
    ...words,
    created_at: new Date(at).toISOString(),
  };
}
