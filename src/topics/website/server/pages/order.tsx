import { renderSVG } from 'uqr';
import type { Payment, PaymentInstruction } from '../../../../core/contract/payment';
import { dateTime } from '../../../../core/format/date';
import { groupsOfFour } from '../../../../core/format/groups';
import { rupiah } from '../../../../core/format/money';
import { plnTokenOf } from '../../../../core/format/pln-token';
import { ORDER, PAYMENT } from '../../../../core/states';
import { panelOrderStatus } from '../../../../core/text/statuses';
import type { StorefrontOrder } from '../../../storefront/contract/storefront';
import { paths } from '../../text/paths';
import { Countdown } from '../parts/countdown';
import { Document } from '../parts/document';
import { Exact, Money } from '../parts/exact';
import { Amounts, Facts } from '../parts/facts';
import { Field, Refusal, type Typed, UNTOUCHED } from '../parts/fields';
import { whatsappLink } from '../parts/footer';
import { Icon } from '../parts/icon';
import { useSurroundings } from '../parts/surroundings';

interface OrderPageProps {
  order: StorefrontOrder;
  /** Signature that opens this page without signing in. */
  orderKey: string;
  /** The address where the same product is ordered again; null before the end, and if it is not sold. */
  again: string | null;
  typed?: Typed;
  message?: string | null;
}

/** Payment, state and receipt of one order, whichever the buyer needs now. */
export function OrderPage({ order, orderKey, again, typed = UNTOUCHED, message = null }: OrderPageProps) {
  const { contact } = useSurroundings().site;
  const isWaiting = order.payment_status === PAYMENT.waiting;
  const isOpen = isUnderWay(order);
  const target = [order.target, order.nickname].filter(Boolean).join(' · ');
  const help =
    contact?.whatsapp &&
    whatsappLink(contact.whatsapp, `Halo, saya ingin bertanya tentang pesanan ${order.invoice}.`);
  return (
    <Document title={`${headingOf(order)}: ${order.invoice}`} canonical={null} scripts={['order-state']}>
      <div
        className="wide narrow order-page"
        {...(isOpen && {
          'data-watch': `${paths.order(order.invoice, orderKey)}&status=1`,
          'data-stamp': stampOf(order),
        })}
      >
        <OrderState order={order} />
        {isWaiting && <PayNow order={order} />}
        {order.sn && <Delivery sn={order.sn} />}
        <section aria-labelledby="rincian">
          <h2 id="rincian">Bukti pesanan</h2>
          <Facts
            of={[
              ['Faktur', <Copyable key="invoice" text={order.invoice} what="nomor faktur" />],
              ['Tanggal', dateTime(order.created_at, { seconds: false, zone: true })],
              ['Produk', `${order.product_name} – ${order.item_name}`],
              ['Tujuan', order.target && <Exact key="target">{target}</Exact>],
              ['Cara bayar', order.payment_method],
            ]}
          />
          <Amounts of={order} uniqueCode={order.unique_code} />
        </section>
        {order.order_status === ORDER.done && (
          <Review order={order} orderKey={orderKey} typed={typed} message={message} />
        )}
        <p className="buttons">
          {again && (
            <a className="button" href={again}>
              Beli lagi
            </a>
          )}
          {help && (
            <a className="button plain" href={help} rel="noopener">
              <Icon name="chat" /> Bantuan lewat WhatsApp
            </a>
          )}
          <a className="button plain" href="/">
            Ke beranda
          </a>
        </p>
        <p className="muted">
          Simpan alamat halaman ini untuk membuka pesanan kembali. Siapa pun yang memilikinya dapat
          membukanya.
        </p>
      </div>
    </Document>
  );
}

/** True while a payment or delivery may still come. */
export const isUnderWay = ({ payment_status, order_status }: StorefrontOrder): boolean =>
  payment_status === PAYMENT.waiting || order_status === ORDER.processing;

/** Differs whenever the page would show something else. */
export const stampOf = ({ payment_status, order_status, sn, payment }: StorefrontOrder): string =>
  [payment_status, order_status, sn ? 1 : 0, payment ? 1 : 0].join('-');

const lead: Partial<Record<number, string>> = {
  [ORDER.unpaid]: 'Menunggu pembayaran',
  [ORDER.processing]: 'Pesanan Anda sedang diproses',
  [ORDER.done]: 'Pesanan berhasil',
  [ORDER.failed]: 'Pesanan gagal',
  [ORDER.cancelled]: 'Pesanan dibatalkan',
  [ORDER.refunded]: 'Dana dikembalikan',
};

const next: Partial<Record<number, string>> = {
  [ORDER.processing]: 'Halaman ini berubah sendiri begitu pesanan selesai.',
  [ORDER.failed]: 'Toko akan mengembalikan dana Anda. Hubungi toko bila perlu bantuan.',
  [ORDER.refunded]: 'Hubungi toko bila dana belum Anda terima.',
};

/** Orders that end because nothing was paid. */
const unpaid: Partial<Record<number, string>> = {
  [PAYMENT.expired]: 'Waktu pembayaran habis',
  [PAYMENT.failed]: 'Pembayaran gagal',
};

/** Stands in the title, too, which is read first when the page has loaded itself again. */
const headingOf = ({ payment_status, order_status }: StorefrontOrder): string =>
  unpaid[payment_status] ?? lead[order_status] ?? panelOrderStatus(order_status).word;

function OrderState({ order }: { order: StorefrontOrder }) {
  return (
    <header className="state" data-tone={panelOrderStatus(order.order_status).tone}>
      <h1>{headingOf(order)}</h1>
      <p role="status">
        {unpaid[order.payment_status]
          ? 'Pesanan ini tidak dibayar dan tidak diproses. Silakan pesan lagi.'
          : (next[order.order_status] ?? `${order.product_name} – ${order.item_name}`)}
      </p>
    </header>
  );
}

interface CopyableProps {
  text: string;
  what: string;
  /** Spelling for people; groups of four by default. */
  shown?: string;
}

const Copyable = ({ text, what, shown = groupsOfFour(text) }: CopyableProps) => (
  <span className="copyable" translate="no">
    <code>{shown}</code>
    <button type="button" className="copy" data-copy={text} aria-label={`Salin ${what}`} hidden>
      Salin
    </button>
  </span>
);

const Code = ({ label, ...code }: CopyableProps & { label?: string }) => (
  <p>
    {label && `${label}: `}
    <Copyable {...code} />
  </p>
);

function PayNow({ order }: { order: StorefrontOrder }) {
  const { portalUrl } = useSurroundings();
  const { transfer, payment } = order;
  return (
    <section className="pay" aria-labelledby="bayar">
      <h2 id="bayar">
        Bayar <Money of={order.total} />
      </h2>
      {order.expires_at && <Countdown until={order.expires_at} label="Sisa waktu" />}
      <Code label="Jumlah tepat" text={String(order.total)} shown={rupiah(order.total)} what="jumlah" />
      {payment && <PayWith payment={payment} portalUrl={portalUrl} />}
      {transfer && (
        <Facts
          of={[
            [
              'Nomor rekening',
              <Copyable key="number" text={transfer.account_number} what="nomor rekening" />,
            ],
            ['Atas nama', <Exact key="holder">{transfer.account_holder}</Exact>],
          ]}
        />
      )}
      {transfer?.instructions && <p className="prose-small">{transfer.instructions}</p>}
      {order.payment_note && <p className="prose-small">{order.payment_note}</p>}
      {order.sandbox_url && (
        <p>
          <a className="button plain small" href={new URL(order.sandbox_url, portalUrl).href}>
            Bayar di halaman contoh
          </a>
        </p>
      )}
      {!payment && !transfer && (
        <p className="notice">Kode pembayaran sedang dibuat. Halaman ini berubah sendiri.</p>
      )}
      {order.instructions.map((one) => (
        <Instructions key={one.channel} of={one} />
      ))}
    </section>
  );
}

/** `portalUrl`: the sandbox's wallet is a path of the portal. */
function PayWith({ payment, portalUrl }: { payment: Payment; portalUrl: string }) {
  switch (payment.kind) {
    case 'qris':
      return (
        <>
          <div
            className="qr"
            role="img"
            aria-label="Kode QR untuk membayar"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the code's text.
            dangerouslySetInnerHTML={{ __html: renderSVG(payment.qr_string, { ecc: 'M', border: 4 }) }}
          />
          <p className="muted">Pindai dengan aplikasi bank atau dompet digital apa pun.</p>
        </>
      );
    case 'va':
      return (
        <Code
          label={`Virtual account ${payment.bank}`}
          text={payment.va_number}
          what="nomor virtual account"
        />
      );
    case 'retail':
      return <Code label={`Kode bayar ${payment.outlet}`} text={payment.code} what="kode bayar" />;
    case 'ewallet':
      return (
        <p>
          <a className="button" href={new URL(payment.deeplink, portalUrl).href}>
            Bayar dengan {payment.wallet}
          </a>
        </p>
      );
    case 'manual': {
      const label = `${payment.bank} ${payment.account_holder}`;
      return <Code label={label} text={payment.account_number} what="nomor rekening" />;
    }
  }
}

const Instructions = ({ of: { channel, steps } }: { of: PaymentInstruction }) => (
  <details className="prose">
    <summary>Cara bayar: {channel}</summary>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </details>
);

function Delivery({ sn }: { sn: string }) {
  const token = plnTokenOf(sn);
  return (
    <section className="pay" aria-labelledby="kode">
      <h2 id="kode">{token ? 'Token listrik' : 'Kode atau bukti kirim'}</h2>
      {token ? (
        <>
          <Code text={token.token} what="token" />
          <p className="muted">
            {[token.name, token.tariff, token.power, token.kwh].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        sn.split('\n').map((line) => <Code key={line} text={line} what="kode" />)
      )}
    </section>
  );
}

interface ReviewFormProps {
  order: StorefrontOrder;
  orderKey: string;
  typed: Typed;
  message: string | null;
}

function Review({ order, orderKey, typed, message }: ReviewFormProps) {
  if (order.rating !== null)
    return (
      <section aria-labelledby="ulasan">
        <h2 id="ulasan">Ulasan Anda</h2>
        <p>
          {'★'.repeat(order.rating)} <span className="hidden">{order.rating} dari 5</span> {order.review}
        </p>
      </section>
    );
  return (
    <form method="post" action={`/pesanan/${order.invoice}/ulasan?k=${orderKey}`} data-once>
      <fieldset>
        <legend>Bagaimana pesanan ini?</legend>
        <Refusal typed={typed} message={message} />
        <div className="stars">
          {[1, 2, 3, 4, 5].map((star) => (
            <label key={star}>
              <input
                type="radio"
                id={star === 1 ? 'i-rating' : undefined}
                name="rating"
                value={star}
                required
              />{' '}
              {star} <Icon name="star" />
            </label>
          ))}
        </div>
        <Field name="review" label="Ulasan" typed={typed} maxLength={500} rows={3} />
        <button type="submit" className="button small">
          Kirim ulasan
        </button>
      </fieldset>
    </form>
  );
}
