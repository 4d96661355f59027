import type { ReactNode } from 'react';
import type { StorefrontQuote } from '../../../storefront/contract/storefront';
import { Money } from './exact';

/** A number is an amount of money. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  of: readonly Fact[];
  /** The end of a calculation. */
  sum?: Fact;
}

/** Names with their values; empty values are left out. */
export const Facts = ({ of: facts, sum }: FactsProps) => (
  <dl className="facts">
    {[...facts, ...(sum ? [sum] : [])].map(
      (fact) =>
        (fact[1] || fact[1] === 0) && (
          <div key={fact[0]} className={fact === sum ? 'sum' : undefined}>
            <dt>{fact[0]}</dt>
            <dd>{typeof fact[1] === 'number' ? <Money of={fact[1]} /> : fact[1]}</dd>
          </div>
        ),
    )}
  </dl>
);

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
