import { expect, it } from 'vitest';
import { billCost, customerTotal } from '../../../src/core/pricing/bill-amounts';

const bill = { bill_amount: 187_453, penalty: 6_000, admin_fee: 5_500, commission: 2_800 };

it('a bill costs its customer bill, fine and fee, and the partner the same less the commission', () => {
  expect(customerTotal(bill)).toBe(198_953);
  expect(billCost(bill)).toBe(196_153);
});
