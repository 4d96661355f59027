import { expect, it } from 'vitest';
import { billCategory, catalogue } from '../../../demo/catalogue';
import { copy as registered } from '../../../src/topics/accounts/web/register-success/copy';
import { copy as bulk } from '../../../src/topics/bulk-orders/web/bulk-order/copy';
import { readOrderLine, skuKey } from '../../../src/topics/catalogue/domain/order-line';
import type { HistoryStep } from '../../../src/topics/orders/contract/transaction';
import { balanceSteps } from '../../../src/topics/orders/web/detail-transaction/balance-steps';
import { copy as order } from '../../../src/topics/orders/web/detail-transaction/copy';
import type { SimulationFacts } from '../../../src/topics/selling-prices/contract';
import { ruleOfMargin, ruleOfPrice } from '../../../src/topics/selling-prices/domain/starting-rule';
import { wordsOf } from '../../../src/topics/simulator/web/selling-simulator/price-start';
import { copy as palette } from '../../../src/web/shell/palette/copy';

const refund: HistoryStep = {
  step: 'partly_refunded',
  at: '2026-11-22T05:00:00.000Z',
  actor: 'Sistem',
  amount: 4_000,
  balance: 60_000,
};
const bought = { balance_before: 100_000, balance_after: 90_000, selling_total: 10_000 };

it('an order that was paid back says what the refund left, whatever was bought meanwhile', () => {
  expect(balanceSteps({ ...bought, refund_amount: 4_000, history: [refund] })).toEqual([
    { step: 'before', amount: 100_000 },
    { step: 'paid', amount: -10_000 },
    { step: 'left', amount: 90_000 },
    { step: 'refund', amount: 4_000 },
    { step: 'after', amount: 60_000 },
  ]);
});

it('and any other what its payment left', () => {
  expect(balanceSteps({ ...bought, refund_amount: 0, history: [] }).at(-1)).toEqual({
    step: 'after',
    amount: 90_000,
  });
});

it.each([
  [0, 'selesai dalam kurang dari 1 detik'],
  [1, 'selesai dalam 1 detik'],
  [75, 'selesai dalam 1 menit 15 detik'],
])('%d seconds: %s', (seconds, words) => {
  expect(order.took(seconds)).toBe(words);
});

it('a new user sees as many steps as are listed', () => {
  expect(registered.lead(registered.steps('a@b.test', true).length)).toContain('Tinggal tiga langkah lagi');
});

it('an order that is shown as an example is of an item that the demonstration sells', () => {
  const brands = [...billCategory.brands, ...catalogue.flatMap((category) => category.brands)];
  const sold = new Set(brands.flatMap(({ items }) => items.map(({ sku }) => skuKey(sku))));
  const typed = palette.hints.rows.flatMap(([text]) => (/^[A-Z]+\d+ \d/.test(text) ? [text] : []));
  const examples = [...bulk.example.split('\n'), ...typed];
  expect(examples.length).toBeGreaterThan(4);
  expect(examples.filter((line) => !sold.has(skuKey(readOrderLine(line)?.sku ?? '')))).toEqual([]);
});

it('a simulation shows where its price comes from, of a product that is switched off, too', () => {
  const words = (is_sold: boolean, rule: ReturnType<typeof ruleOfPrice>) =>
    wordsOf(
      {
        rule: null,
        website: { is_sold, methods: [], tiers: [{ id: 'a', name: 'A', is_standard: true, rule }] },
      } as unknown as SimulationFacts,
      'a',
    );
  const [typed, margin] = [ruleOfPrice(9_000), ruleOfMargin({ type: 'percent', value: 5 })];
  expect(words(true, typed)).toContain('harga website saat ini');
  expect(words(false, typed)).toMatch(/tidak dijual.*sudah diisi: .*9\.000/);
  expect(words(false, margin)).toMatch(/tidak dijual.*menurut tier/);
});
