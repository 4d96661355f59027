import type { ReactNode } from 'react';
import { date, dateTime } from '../../../../core/format/date';
import { rupiah } from '../../../../core/format/money';
import { number } from '../../../../core/format/number';
import { phone } from '../../../../core/format/phone';
import { panelOrderStatus } from '../../../../core/text/statuses';
import type { StorefrontOrder } from '../../../storefront/contract/storefront';
import { paths } from '../../text/paths';
import type { Member } from '../member';
import { Document } from '../parts/document';
import { Exact, Money } from '../parts/exact';
import { type Fact, Facts } from '../parts/facts';
import { Icon } from '../parts/icon';
import { changeAddress, changeName, changePassword } from './forms';

/** A member's own page. */
export interface OwnProps {
  member: Member;
}

const parts = [
  { href: paths.account, label: 'Profil' },
  { href: paths.orders, label: 'Pesanan' },
  { href: paths.balance, label: 'Saldo' },
  { href: paths.points, label: 'Poin' },
  { href: paths.tiers, label: 'Tier' },
];

interface AccountFrameProps {
  title: string;
  /** Path of the part that is shown. */
  here: string;
  children: ReactNode;
}

export const AccountFrame = ({ title, here, children }: AccountFrameProps) => (
  <Document title={title} canonical={null} scripts={['once']}>
    <div className="wide narrow">
      <nav className="chips" aria-label="Akun">
        {parts.map(({ href, label }) => (
          <a key={href} className="chip" href={href} aria-current={href === here ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <h1>{title}</h1>
      {children}
    </div>
  </Document>
);

/** Sentences about the change just made, by the word in the address. */
const CHANGED: Record<string, string> = {
  nama: 'Nama Anda sudah disimpan.',
  sandi: 'Kata sandi sudah diganti, dan perangkat lain dikeluarkan.',
  alamat: 'Kami mengirim tautan ke alamat baru itu. Alamat Anda berganti setelah tautannya dibuka.',
};

export function Profile({ member, changed }: OwnProps & { changed: string | undefined }) {
  const { email, phone: number_, is_email_verified, is_phone_verified } = member;
  const facts: Fact[] = [
    ['Nama', <Exact key="name">{member.name}</Exact>],
    ['Username', member.username && <Exact key="username">{member.username}</Exact>],
    ['Email', email && <Address text={email} isProven={is_email_verified} />],
    ['Nomor HP', number_ && <Address text={phone(number_)} isProven={is_phone_verified} />],
    ['Tier', member.tier],
    ['Saldo', member.balance],
    ['Poin', <Exact key="point">{number(member.point)}</Exact>],
    ['Pesanan berhasil', <Exact key="orders">{number(member.total_trx)}</Exact>],
    ['Total belanja', member.total_spent],
  ];
  return (
    <AccountFrame title="Akun saya" here={paths.account}>
      {changed && CHANGED[changed] && (
        <p className="notice" role="status">
          {CHANGED[changed]}
        </p>
      )}
      <Facts of={facts.map(([label, value]) => [label, value ?? '–'])} />
      {!is_email_verified && !is_phone_verified && (
        <p className="muted">
          Buka tautan verifikasi di pesan dari kami. Sudah kedaluwarsa? Isi alamat yang sama di "Ganti email
          atau nomor HP" untuk mendapat tautan baru.
        </p>
      )}
      <p className="buttons">
        {[changeName, changeAddress, changePassword].map(({ title, action }) => (
          <a key={action} className="button plain" href={action}>
            {title}
          </a>
        ))}
      </p>
      <form method="post" action={paths.signOut} className="buttons">
        <button type="submit" className="button plain">
          Keluar
        </button>
        <button type="submit" className="button plain" name="semua" value="1">
          Keluar dari semua perangkat
        </button>
      </form>
    </AccountFrame>
  );
}

const Address = ({ text, isProven }: { text: string; isProven: boolean }) => (
  <>
    <Exact>{text}</Exact>{' '}
    <span className="mark">
      <Icon name={isProven ? 'check' : 'clock'} /> {isProven ? 'Terverifikasi' : 'Belum diverifikasi'}
    </span>
  </>
);

interface Paged {
  page: number;
  limit: number;
  total: number;
}

interface OrdersProps extends Paged {
  orders: readonly StorefrontOrder[];
  /** Private address of an order. */
  addressOf(invoice: string): string;
}

export const Orders = ({ orders, addressOf, ...paged }: OrdersProps) => (
  <AccountFrame title="Pesanan saya" here={paths.orders}>
    <Rows {...paged} path={paths.orders} none="Belum ada pesanan.">
      {orders.map((order) => (
        <li key={order.invoice}>
          <a className="record" href={addressOf(order.invoice)}>
            <span className="card-name">
              {order.product_name} – {order.item_name}
            </span>
            <Money of={order.total} as="strong" />
            <span className="muted">
              {date(order.created_at)} · <Exact>{order.invoice}</Exact>
            </span>
            <span className="muted">{panelOrderStatus(order.order_status).word}</span>
          </a>
        </li>
      ))}
    </Rows>
  </AccountFrame>
);

interface Movement {
  type: string;
  amount: number;
  after: number;
  ref_code: string | null;
  note: string | null;
  created_at: string;
}

interface MovementsProps extends OwnProps, Paged {
  kind: 'balance' | 'point';
  movements: readonly Movement[];
}

const TYPES: Record<string, string> = {
  opening: 'Saldo awal',
  adjustment: 'Penyesuaian oleh toko',
  payment: 'Pembayaran',
  refund: 'Refund',
  upgrade: 'Naik tier',
  earned: 'Dari pesanan',
  returned: 'Ditarik karena refund',
};

export function Movements({ member, kind, movements, ...paged }: MovementsProps) {
  const isBalance = kind === 'balance';
  const [title, path] = isBalance ? ['Saldo', paths.balance] : ['Poin', paths.points];
  const text = (value: number) => (isBalance ? rupiah(value) : number(value));
  const signed = (value: number) => (isBalance ? rupiah(value, 'always') : number(value, { signed: true }));
  return (
    <AccountFrame title={title} here={path}>
      <p className="figure" translate="no">
        {text(isBalance ? member.balance : member.point)}
      </p>
      <p className="muted">
        {isBalance
          ? 'Saldo diisi oleh toko dan dapat dipakai untuk membayar pesanan.'
          : 'Poin bertambah dari setiap pesanan yang berhasil.'}
      </p>
      <Rows {...paged} path={path} none="Belum ada mutasi.">
        {movements.map(({ type, amount, after, ref_code, note, created_at }) => (
          <li key={created_at + after} className="record">
            <span className="card-name">{TYPES[type] ?? type}</span>
            <strong translate="no">{signed(amount)}</strong>
            <span className="muted">
              {[dateTime(created_at, { seconds: false }), note].filter(Boolean).join(' · ')}
              {ref_code && (
                <>
                  {' · '}
                  <Exact>{ref_code}</Exact>
                </>
              )}
            </span>
            <span className="muted">
              Menjadi <Exact>{text(after)}</Exact>
            </span>
          </li>
        ))}
      </Rows>
    </AccountFrame>
  );
}

interface RowsProps extends Paged {
  path: string;
  none: string;
  children: ReactNode[];
}

/** One page of a list, with the way to its neighbours. */
function Rows({ path, none, page, limit, total, children }: RowsProps) {
  const last = Math.max(1, Math.ceil(total / limit));
  const to = (at: number) => (at === 1 ? path : `${path}?hal=${at}`);
  return (
    <>
      {children.length > 0 ? (
        <ul className="records">{children}</ul>
      ) : (
        <p className="empty">{page > 1 ? 'Halaman ini kosong.' : none}</p>
      )}
      {(last > 1 || page > 1) && (
        <nav className="row" aria-label="Halaman">
          {page > 1 && (
            <a className="button plain small" href={to(Math.min(page - 1, last))}>
              Sebelumnya
            </a>
          )}
          <span>
            Halaman {page} dari {last}
          </span>
          {page < last && (
            <a className="button plain small" href={to(page + 1)}>
              Berikutnya
            </a>
          )}
        </nav>
      )}
    </>
  );
}
