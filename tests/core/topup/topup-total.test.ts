import { expect, test } from 'vitest';
import { topupTotal } from '../../../src/topics/topup/domain';

test.each([
  ['a flat fee', 500_000, { fee_flat: 3_850, fee_bps: 0, fee_bearer: 1 }, 0, 3_850, 503_850],
  ['a part of a percent, rounded up', 10_333, { fee_flat: 0, fee_bps: 150, fee_bearer: 1 }, 0, 155, 10_488],
  ['a percent that comes out even', 100_000, { fee_flat: 0, fee_bps: 200, fee_bearer: 1 }, 0, 2_000, 102_000],
  ['both', 100_000, { fee_flat: 750, fee_bps: 70, fee_bearer: 1 }, 0, 1_450, 101_450],
  ['nothing when the platform pays', 100_000, { fee_flat: 750, fee_bps: 70, fee_bearer: 2 }, 0, 0, 100_000],
  ['a unique code', 750_000, { fee_flat: 0, fee_bps: 0, fee_bearer: 1 }, 284, 0, 750_284],
])('a top up costs its amount and %s', (_words, amount, method, code, fee, total) => {
  expect(topupTotal(amount, method, code)).toEqual({ fee, unique_code: code, total });
});
