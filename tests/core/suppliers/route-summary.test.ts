import { describe, expect, it } from 'vitest';
import { type ListedRoute, summarizeRoutes } from '../../../src/topics/suppliers/domain/route-summary';

const noon = Date.parse('2026-11-25T12:00:00+07:00');
const midnight = Date.parse('2026-11-25T00:05:00+07:00');
const listed = (
  price: number | null,
  over: Partial<NonNullable<ListedRoute['listed']>> = {},
): ListedRoute => ({
  margin: { bps: 200, amount: 0 },
  falls_over: true,
  listed: {
    ...{
      price,
      admin_fee: null,
      commission: null,
      state: 'available',
      cut_off_start: null,
      cut_off_end: null,
    },
    ...over,
  },
});
const closed = (price: number) => listed(price, { state: 'disturbed' });

describe('an item according to the lists of its routes', () => {
  it('costs what the first route that can be had costs, with its margin', () => {
    expect(summarizeRoutes([listed(10_000), listed(9_000)], noon)).toMatchObject({
      price: 10_200,
      state: 'available',
    });
    expect(summarizeRoutes([closed(10_000), listed(20_000)], noon)).toMatchObject({
      price: 20_400,
      state: 'available',
    });
  });

  it('says why the first cannot be had where none can', () => {
    const empty = listed(10_000, { state: 'out-of-stock' });
    expect(summarizeRoutes([empty, closed(20_000)], noon)).toMatchObject({
      price: 10_200,
      state: 'out-of-stock',
    });
    expect(summarizeRoutes([listed(10_000, { state: 'gone' })], noon)).toMatchObject({
      price: 10_200,
      state: 'disturbed',
    });
  });

  it('asks no supplier after a route without failover', () => {
    const last = { ...closed(10_000), falls_over: false };
    expect(summarizeRoutes([last, listed(20_000)], noon)).toMatchObject({ state: 'disturbed' });
  });

  it('is closed in the hours of its supplier, also across midnight', () => {
    const hours = listed(10_000, { cut_off_start: '23:30', cut_off_end: '00:30' });
    expect(summarizeRoutes([hours], noon)).toMatchObject({ state: 'available' });
    expect(summarizeRoutes([hours], midnight)).toMatchObject({ state: 'disturbed' });
    expect(summarizeRoutes([hours, listed(20_000)], midnight)).toMatchObject({ price: 20_400 });
  });

  it('is left to the operator where the order would go to a route without a list', () => {
    const byHand = { ...listed(10_000), margin: null };
    expect(summarizeRoutes([byHand, listed(9_000)], noon)).toBeNull();
    expect(summarizeRoutes([closed(10_000), byHand], noon)).toBeNull();
    expect(summarizeRoutes([listed(10_000), byHand], noon)).toMatchObject({ price: 10_200 });
    expect(summarizeRoutes([{ ...listed(10_000), listed: null }], noon)).toBeNull();
    expect(summarizeRoutes([], noon)).toBeNull();
  });

  it("returns the fee of a bill and the part of its commission that is the partner's", () => {
    const bill = listed(null, { admin_fee: 2_500, commission: 2_000 });
    expect(summarizeRoutes([bill], noon)).toEqual({
      ...{ price: null, state: 'available' },
      bill: { admin_fee: 2_500, commission: 1_960 },
    });
  });
});
