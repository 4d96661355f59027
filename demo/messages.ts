import { rupiah } from '../src/core/format/money';
import { REFUNDED, TICKET, TOPUP, TRANSACTION } from '../src/core/states';
import { cameBack, partCameBack } from '../src/core/text/refund-news';
import { reasonText } from '../src/topics/orders/text/failure-reason';
import { TICKET_CLOSE } from '../src/topics/tickets/server/closing';
import { ANSWER_TIME } from '../src/topics/tickets/server/terms';
import { codesOf } from './chance';
import { readCsv } from './csv';
import { demoPlan, type Plan } from './history/plan';
import { addJobs, type Tables } from './tables';
import { DAY, HOUR, idAt, iso } from './time';

/** Constant, so that a dismissed notice stays dismissed after another seeding. */
export const DEMO_NOTICE = '019bf000-0000-7000-8000-000000000001';

export const addOnboarding = (tables: Tables, now: number): void =>
  tables.add('onboarding_notices', [
    {
      ...{ id: DEMO_NOTICE, title: 'Selamat datang di portal mitra' },
      content:
        '<p>Mulai bulan ini saldo, status transaksi, dan top up diperbarui langsung di layar Anda tanpa muat ulang.</p>' +
        '<ul><li>Buat PIN dan lengkapi berkas agar dapat bertransaksi tanpa limit.</li>' +
        '<li>Isi saldo lewat virtual account, QRIS, e-wallet, gerai retail, atau transfer bank.</li>' +
        '<li>Simpan riwayat sebagai XLSX atau CSV kapan saja.</li></ul>' +
        '<p><strong>Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.</strong></p>',
      last_update: iso(now - 3 * DAY),
    },
  ]);

const UNREAD = 2;

type Notice = { at: number; type: string; title: string; body: string; link?: string; owner_only?: boolean };

/** Recent notifications of each account: refunds, top ups, an expired panel and portal news. */
export function addNotifications(tables: Tables, plans: readonly Plan[], now: number): void {
  for (const plan of plans) {
    const partner_id = plan.account.partnerId;
    const notices = [...refunds(plan), ...credits(plan), ...expiry(plan, now), ...news(now)];
    for (const [index, { at, ...words }] of notices.sort((one, other) => other.at - one.at).entries()) {
      const id = idAt(at);
      tables.add('notifications', [{ id, partner_id, owner_only: false, ...words, created_at: iso(at) }]);
      if (index < UNREAD) continue;
      tables.add(
        'notification_reads',
        plan.account.people.map((user_id) => ({ notification_id: id, user_id, read_at: iso(at) })),
      );
    }
  }
}

const refunds = ({ transactions }: Plan): Notice[] =>
  transactions
    .filter(({ refund_at }) => refund_at !== null)
    .slice(-2)
    .map((order) => {
      const { id, product_name, item_name, refund_amount, refund_at, refunded } = order;
      const isWhole = refunded === REFUNDED.whole;
      const reason = `${reasonText(order.status_reason_code ?? '')}. ${cameBack(refund_amount)}`;
      return {
        ...{ at: Date.parse(refund_at ?? ''), type: 'Transaksi', link: `/detail-transaction?q=${id}` },
        title: isWhole ? 'Transaksi gagal, dana dikembalikan' : 'Transaksi berhasil sebagian',
        // The last sentence is removed for users who may not see costs.
        body: `${product_name} · ${item_name}: ${isWhole ? reason : partCameBack(refund_amount)}`,
      };
    });

const credits = ({ topups }: Plan): Notice[] =>
  topups
    .filter(({ status }) => status === TOPUP.paid)
    .slice(-2)
    .map(({ code, amount, unique_code, method_name, credited_at }) => ({
      ...{ at: Date.parse(credited_at ?? ''), type: 'Top Up', title: 'Top up berhasil' },
      body: `Saldo bertambah ${rupiah(amount + unique_code)} dari ${method_name} (${code}).`,
      link: '/history-balance',
    }));

function expiry({ account: { panelExpires: at } }: Plan, now: number): Notice[] {
  if (at === null || at > now) return [];
  const body = `Saldo mitra tidak cukup untuk perpanjangan ${rupiah(demoPlan.price)}. Panel terbuka lagi setelah saldo cukup.`;
  const title = 'Masa aktif panel berakhir';
  return [{ at, type: 'Panel', title, body, link: '/topup/data', owner_only: true }];
}

const news = (now: number): Notice[] => [
  {
    ...{ at: now - 5 * DAY, type: 'Info', title: 'Waspada penipuan' },
    body: 'Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.',
  },
  {
    ...{ at: now - 11 * DAY, type: 'Produk', title: 'Item baru tersedia', link: '/product/data' },
    body: 'Beberapa brand menambah item baru. Lihat di menu Brand.',
  },
];

interface Ticket {
  email: string;
  subject: string;
  category: string;
  priority: string;
  status: number;
  /** Part of an item's name, or `topup`: the ticket concerns the newest such order or top up. */
  about: string | null;
  rating: number | null;
}

interface Message {
  subject: string;
  hours_ago: number;
  from: 'partner' | 'admin';
  body: string;
}

/** Promised response time after the last message that asks for one. */
const PROMISE = 2 * HOUR;

export function addTickets(tables: Tables, plans: readonly Plan[], now: number): void {
  const codes = codesOf('tickets');
  const tickets = readCsv<Ticket>('tickets', { numbers: 'status rating' });
  const messages = readCsv<Message>('ticket-messages', { numbers: 'hours_ago' });
  for (const plan of plans) {
    for (const ticket of tickets.filter(({ email }) => email === plan.account.email)) {
      const own = messages.filter(({ subject }) => subject === ticket.subject);
      addTicket(tables, plan, { ticket, messages: own, codes, now });
    }
  }
}

interface DemoMessage {
  ticket: Ticket;
  messages: Message[];
  codes: ReturnType<typeof codesOf>;
  now: number;
}

function addTicket(tables: Tables, plan: Plan, { ticket, messages, codes, now }: DemoMessage): void {
  const { partnerId: partner_id, owner } = plan.account;
  const { subject, category, priority, status, about, rating } = ticket;
  const hoursAgo = (hours: number) => now - hours * HOUR;
  const first = hoursAgo(messages[0]?.hours_ago ?? 0);
  const last = hoursAgo(messages.at(-1)?.hours_ago ?? 0);
  const id = idAt(first);
  const isOurs = status === TICKET.fresh || status === TICKET.underWay;
  const isWaiting = status === TICKET.awaitsPartner;
  const closedAt = { [TICKET.done as number]: last, [TICKET.closed as number]: last + 72 * HOUR }[status];
  const closed = closedAt === undefined ? null : iso(closedAt);
  tables.add('tickets', [
    {
      ...{
        id,
        code: codes('TK', first),
        partner_id,
        user_id: owner.userId,
        category,
        priority,
        subject,
        status,
      },
      ...causeOf(plan, about, first),
      ...{ sla_due_at: isOurs ? iso(last + PROMISE) : null, last_reply_at: iso(last) },
      ...{ awaiting_since: isWaiting ? iso(last) : null, closed_at: closed, rating, created_at: iso(first) },
    },
  ]);
  tables.add(
    'ticket_replies',
    messages.map(({ hours_ago, from, body }) => ({
      ...{
        id: idAt(hoursAgo(hours_ago)),
        ticket_id: id,
        role: from,
        body,
        created_at: iso(hoursAgo(hours_ago)),
      },
      author: from === 'admin' ? 'Admin' : owner.name,
    })),
  );
  if (isWaiting) addJobs(tables, TICKET_CLOSE, [{ id, at: last + ANSWER_TIME }]);
  else tables.add('ticket_reads', [{ ticket_id: id, user_id: owner.userId, seen_at: closed ?? iso(last) }]);
}

function causeOf({ transactions, topups }: Plan, about: string | null, at: number) {
  const isBefore = ({ created_at }: { created_at: string }) => Date.parse(created_at) < at;
  if (about === null) return {};
  if (about === 'topup') {
    const topup = topups.findLast((one) => one.status === TOPUP.paid && isBefore(one));
    return topup && causeRow('topup', topup, `Top up lewat ${topup.method_name}`);
  }
  const order = transactions.findLast(
    (one) => one.status === TRANSACTION.success && one.item_name.includes(about) && isBefore(one),
  );
  return order && causeRow('transaction', order, `${order.product_name} – ${order.item_name}`);
}

const causeRow = (ref_type: string, { id, code }: { id: string; code: string }, ref_title: string) => ({
  ...{ ref_type, ref_id: id, ref_code: code, ref_title },
});
