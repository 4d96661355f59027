import { compact } from '../../../../src/core/format/money';

const amounts = [50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000];
const popular = new Set([500_000, 1_000_000]);

export const nominals = amounts.map((amount) => ({
  amount,
  label: compact(amount),
  is_popular: popular.has(amount),
}));
