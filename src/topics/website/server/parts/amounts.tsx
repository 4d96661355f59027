import type { StorefrontQuote } from '../../../storefront/contract/storefront';
import { Money } from './exact';

/** The price of an order, line by line; zero lines are left out. */
export function Amounts({ of: quote, uniqueCode = 0 }: { of: StorefrontQuote; uniqueCode?: number }) {
  const lines = [
    { label: quote.qty > 1 ? `Harga (${quote.qty} item)` : 'Harga', amount: quote.price, always: true },
    { label: 'Potongan promo', amount: -quote.discount },
    { label: 'Biaya pembayaran', amount: quote.payment_fee },
    { label: 'Pembulatan', amount: quote.rounding },
    { label: 'Kode unik', amount: uniqueCode },
  ].filter(({ amount, always }) => always || amount !== 0);
  return (
    <dl className="facts">
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money of={amount} />
          </dd>
        </div>
      ))}
      <div className="sum">
        <dt>Total</dt>
        <dd>
          <Money of={quote.total} />
        </dd>
      </div>
    </dl>
  );
}
