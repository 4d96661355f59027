import type { StorefrontQuote } from '../../../storefront/contract/storefront';
import { type Fact, Facts } from './facts';

/** The price of an order, line by line; zero lines are left out. */
export function Amounts({ of: quote, uniqueCode = 0 }: { of: StorefrontQuote; uniqueCode?: number }) {
  const changes: Fact[] = [
    ['Potongan promo', -quote.discount],
    ['Biaya pembayaran', quote.payment_fee],
    ['Pembulatan', quote.rounding],
    ['Kode unik', uniqueCode],
  ];
  const price: Fact = [quote.qty > 1 ? `Harga (${quote.qty} item)` : 'Harga', quote.price];
  return <Facts of={[price, ...changes.filter(([, amount]) => amount)]} sum={['Total', quote.total]} />;
}
