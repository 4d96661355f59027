import { expect, test } from 'vitest';
import type { ItemHealth } from '../../../src/topics/catalogue/contract/catalogue';
import { usualHealth } from '../../../src/topics/orders/web/transaction-form/item-health';

const over = (hours: number, finished: number, succeeded = finished): ItemHealth => ({
  ...{ hours, finished, succeeded },
  median_seconds: succeeded > 0 ? 7.6 : null,
});

test('an item says how it delivers by the shortest time that has ten orders, and of how many', () => {
  expect(usualHealth({ health: [over(1, 3), over(24, 54, 53), over(168, 300)] })).toBe(
    '98,1 % sukses · 8 detik · 54 pesanan 24 jam'.replaceAll(' %', '\u00a0%'),
  );
  expect(usualHealth({ health: [over(1, 12, 0), over(24, 54, 53)] })).toBe(
    '0 % sukses · 12 pesanan 1 jam'.replaceAll(' %', '\u00a0%'),
  );
});

test('on fewer it says nothing, however long ago', () => {
  expect(usualHealth({ health: [over(1, 1), over(24, 2), over(168, 5), over(720, 9)] })).toBeNull();
  expect(usualHealth({ health: [] })).toBeNull();
});
