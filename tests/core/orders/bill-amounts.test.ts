import { expect, it } from 'vitest';
import { billCost, commissionWithin, customerTotal } from '../../../src/topics/orders/domain/bill-amounts';

const bill = { bill_amount: 187_453, penalty: 6_000, admin_fee: 5_500, commission: 2_800 };

it('a bill costs its customer bill, fine and fee, and the partner the same less the commission', () => {
  expect(customerTotal(bill)).toBe(198_953);
  expect(billCost(bill)).toBe(196_153);
});

it('the commission is what is promised, as far as the fee and what the bill costs us leave it', () => {
  const of = (promised: number, cost: number) => commissionWithin(promised, bill, cost);
  expect(of(2_800, 190_000)).toBe(2_800);
  expect(of(2_800, 197_953)).toBe(1_000);
  expect(of(2_800, 198_953)).toBe(0);
  expect(of(9_000, 150_000)).toBe(5_500);
});

it('a bill that costs us more than its customer pays has no commission that would do', () => {
  expect(commissionWithin(0, bill, 198_954)).toBeNull();
});
