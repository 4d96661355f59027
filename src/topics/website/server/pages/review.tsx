import type { StorefrontQuote } from '../../../storefront/contract/storefront';
import { paths } from '../../text/paths';
import type { Brand } from '../parts/brand-card';
import { Document } from '../parts/document';
import { Exact, Money } from '../parts/exact';
import { Amounts, Facts } from '../parts/facts';

interface ReviewProps {
  brand: Brand;
  quote: StorefrontQuote;
  nickname: string | null;
  /** Questions with what was answered. */
  answers: readonly (readonly [question: string, answer: string])[];
  buyer: string;
  method: string;
  /** Sent again with the order. */
  values: Readonly<Record<string, string>>;
  /** Key of the order: a second press or a reload buys once. */
  orderKey: string;
  /** Change since the form was filled in, such as another price. */
  message: string | null;
}

/** Last look before an order is made. */
export function Review({ brand, quote, nickname, answers, message, ...order }: ReviewProps) {
  const facts = [
    ['Produk', `${quote.product_name} – ${quote.item_name}`],
    ...answers,
    ['Nickname', nickname],
    ['Pembeli', order.buyer],
    ['Cara bayar', order.method],
  ] as const;
  return (
    <Document title="Periksa pesanan" canonical={null} scripts={['once']}>
      <div className="wide narrow">
        <h1>Periksa pesanan</h1>
        {message && (
          // biome-ignore lint/a11y/noAutofocus: the page answers a form, and this is its answer.
          <p className="notice" role="alert" tabIndex={-1} autoFocus>
            {message}
          </p>
        )}
        <Facts of={facts.map(([label, value]) => [label, value && <Exact key={label}>{value}</Exact>])} />
        <Amounts of={quote} />
        <p className="muted">
          Pesanan yang sudah diproses tidak dapat dibatalkan. Pastikan data tujuan sudah benar.
        </p>
        <form method="post" action={paths.review} data-once>
          {Object.entries({
            ...order.values,
            brand: brand.slug,
            expected_total: String(quote.total),
            key: order.orderKey,
          }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="buttons">
            <button type="submit" className="button">
              {quote.total > 0 ? (
                <>
                  Bayar <Money of={quote.total} />
                </>
              ) : (
                'Ambil pesanan'
              )}
            </button>
            <button
              type="submit"
              className="button plain"
              formAction={`${paths.brand(brand.slug)}/ubah`}
              formNoValidate
            >
              Ubah
            </button>
          </div>
        </form>
      </div>
    </Document>
  );
}
