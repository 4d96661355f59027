import { describe, expect, it } from 'vitest';
import type { SupplyAttempt, SupplyRoute } from '../../../src/core/supply/next-route';
import { placesSince } from '../../../src/core/supply/restored';

const route = (code: string, falls_over = true): SupplyRoute => ({
  ...{ supplier: 'digiflazz', code, max_price: null, falls_over },
});
const attempt = (code: string, over: Partial<SupplyAttempt> = {}): SupplyAttempt => ({
  ...{ supplier: 'digiflazz', code, falls_over: true, state: 'open', reason: null },
  ...{ unsent: false, bound: false, ...over },
});
const failed = { state: 'failed', reason: 'STOK_HABIS' } as const;
const routes = [route('a'), route('b'), route('c')];
const codes = (...given: Parameters<typeof placesSince>) => placesSince(...given).map(({ code }) => code);

describe('where an order of a restored portal may have been sent since its backup', () => {
  it('is every route that could have followed another, when it had not been sent', () => {
    expect(codes(routes, [])).toEqual(['a', 'b', 'c']);
    expect(codes([route('a', false), route('b')], [])).toEqual(['a']);
  });

  it('is where it was under way when it was answered there, and else there or anywhere behind', () => {
    expect(codes(routes, [attempt('b', { bound: true })])).toEqual(['b']);
    expect(codes(routes, [attempt('b', { falls_over: false })])).toEqual(['b']);
    expect(codes(routes, [attempt('b')])).toEqual(['b', 'a', 'c']);
    expect(codes([route('b')], [attempt('b')])).toEqual(['b']);
  });

  it('is every route that is left when others had failed, and none behind what nobody else may deliver', () => {
    expect(codes(routes, [attempt('a', failed)])).toEqual(['b', 'c']);
    expect(codes([route('a'), route('b')], [attempt('a', failed)])).toEqual(['b']);
    expect(codes(routes, [attempt('a', { ...failed, reason: 'NOMOR_SALAH' })])).toEqual([]);
  });

  it('is also where nobody was reached: that one has its turn again', () => {
    const unsent = attempt('x', { ...failed, supplier: 'other', unsent: true });
    expect(codes([route('a')], [unsent, attempt('a')])).toEqual(['x', 'a']);
    // Where that one refuses it then, it goes past the last one, which was not reached.
    const last = route('a', false);
    expect(codes([last, route('b')], [unsent, attempt('a', last)])).toEqual(['x', 'a', 'b']);
    expect(codes([last, route('b')], [unsent])).toEqual(['x', 'a', 'b']);
    expect(codes([route('x'), last, route('b')], [])).toEqual(['x', 'a', 'b']);
  });
});
