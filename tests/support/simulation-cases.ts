import type { PriceRule } from '../../src/topics/selling-prices/domain/selling-price';
import { plainRule } from '../../src/topics/selling-prices/domain/starting-rule';
import type { PaymentMethodFacts } from '../../src/topics/shops/domain/payment';
import type { Simulation } from '../../src/topics/simulator/domain';

/** A simulated sale with expected results in rupiah, tested with the pure function and the server. */
export interface SimulationCase {
  why: string;
  base_price: number;
  discount_bps: number;
  rule: PriceRule;
  method: PaymentMethodFacts;
  made: Omit<Simulation, 'percent'>;
}

const free: PaymentMethodFacts = { source: 'manual', group: 'bank', fee_bearer: 'shop', is_active: true };
const qris: PaymentMethodFacts = { ...free, group: 'qris', fee_flat: 750, fee_percent: 0.7 };
const wallet: PaymentMethodFacts = { ...free, group: 'ewallet', fee_percent: 2 };

const of = (
  why: string,
  [base_price, discount_bps]: [number, number],
  rule: Partial<PriceRule>,
  method: PaymentMethodFacts,
  [cost, price, payment_fee, rounding, total, profit, break_even]: number[],
  fee_bearer: 'shop' | 'buyer' = 'shop',
): SimulationCase => ({
  ...{ why, base_price, discount_bps, rule: { ...plainRule, ...rule }, method },
  made: {
    cost,
    price,
    payment_fee,
    fee_bearer,
    rounding,
    total,
    profit,
    break_even,
  } as SimulationCase['made'],
});

export const simulationCases: readonly SimulationCase[] = [
  of('nothing on the cost', [20_000, 0], {}, free, [20_000, 20_000, 0, 0, 20_000, 0, 20_000]),
  of(
    'a tier’s discount rounds the cost up',
    [19_999, 150],
    { value: 10 },
    free,
    [19_700, 21_670, 0, 0, 21_670, 1_970, 19_700],
  ),
  of(
    'the fee of QRIS is the shop’s, and lifts what is no loss',
    [20_000, 0],
    { method: 'amount', value: 1_000 },
    qris,
    [20_000, 21_000, 897, 0, 21_000, 103, 20_897],
  ),
  of(
    'the fee of QRIS stays the shop’s, whatever was typed',
    [20_000, 200],
    { value: 5, rounding: 500 },
    { ...qris, fee_bearer: 'buyer' },
    [19_600, 21_000, 897, 0, 21_000, 503, 20_494],
  ),
  of(
    'a fee on top of the price is the buyer’s, and costs the shop nothing',
    [20_000, 0],
    { value: 5 },
    { ...wallet, fee_bearer: 'buyer' },
    [20_000, 21_000, 420, 0, 21_420, 1_000, 20_000],
    'buyer',
  ),
  of(
    'a fee of the shop takes the margin, and more',
    [20_000, 0],
    { value: 1 },
    { ...wallet, fee_flat: 1_000 },
    [20_000, 20_200, 1_404, 0, 20_200, -1_204, 21_429],
  ),
  of(
    'a rounded total is the shop’s, and no part of what is no loss',
    [19_550, 0],
    { method: 'amount', value: 300 },
    { ...free, rounding: '500' },
    [19_550, 19_850, 0, 150, 20_000, 450, 19_550],
  ),
  of(
    'the buyer’s fee is rounded with the price',
    [10_000, 100],
    { method: 'fixed', value: 11_111 },
    { ...wallet, fee_bearer: 'buyer', rounding: '100' },
    [9_900, 11_111, 223, 66, 11_400, 1_277, 9_900],
    'buyer',
  ),
  of(
    'one price is a loss once the supplier asks more',
    [30_000, 0],
    { method: 'fixed', value: 25_000 },
    qris,
    [30_000, 25_000, 925, 0, 25_000, -5_925, 30_967],
  ),
  of(
    'limits and endings hold as in a rule',
    [20_000, 0],
    { value: 50, ending: '99', max_margin: 3_000 },
    free,
    [20_000, 22_999, 0, 0, 22_999, 2_999, 20_000],
  ),
];
