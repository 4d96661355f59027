import { describe, expect, it } from 'vitest';
import {
  nextRoute,
  type SupplyAttempt,
  type SupplyRoute,
} from '../../../src/topics/suppliers/domain/next-route';

const route = (code: string, falls_over = true): SupplyRoute => ({
  ...{ supplier: 'digiflazz', code, max_price: null, falls_over },
});
const attempt = (code: string, over: Partial<SupplyAttempt> = {}): SupplyAttempt => ({
  ...{ supplier: 'digiflazz', code, falls_over: true, state: 'failed', reason: 'STOK_HABIS' },
  ...{ unsent: false },
  ...over,
});
const routes = [route('a'), route('b'), route('c')];

describe('the next route of an order', () => {
  it('is the first, and then each once', () => {
    expect(nextRoute(routes, [])?.code).toBe('a');
    expect(nextRoute(routes, [attempt('a')])?.code).toBe('b');
    expect(nextRoute(routes, [attempt('a'), attempt('b')])?.code).toBe('c');
    expect(nextRoute(routes, [attempt('a'), attempt('b'), attempt('c')])).toBeNull();
  });

  it.each(['open', 'delivered'] as const)('is none while one is %s', (state) => {
    expect(nextRoute(routes, [attempt('a'), attempt('b', { state, reason: null })])).toBeNull();
    expect(nextRoute(routes, [attempt('a', { state }), attempt('b')])).toBeNull();
  });

  it('is none behind one that may not fall over', () => {
    expect(nextRoute(routes, [attempt('a', { falls_over: false })])).toBeNull();
  });

  it.each(['NOMOR_SALAH', 'REGION', 'LIMIT', 'DIBLOKIR', 'SUDAH_DIBAYAR', 'REFUND', 'TIMEOUT', null])(
    'is none for what another supplier would refuse as well, or nobody knows: %s',
    (reason) => expect(nextRoute(routes, [attempt('a', { reason })])).toBeNull(),
  );

  it.each(['STOK_HABIS', 'GANGGUAN', 'CUT_OFF', 'HARGA'])('follows %s', (reason) => {
    expect(nextRoute(routes, [attempt('a', { reason })])?.code).toBe('b');
  });

  it('is that of another supplier where one was not reached', () => {
    const unsent = attempt('a', { reason: 'GANGGUAN', unsent: true });
    const other = { ...route('x'), supplier: 'sandbox' };
    expect(nextRoute([...routes, other], [unsent])).toBe(other);
    expect(nextRoute(routes, [unsent])).toBeNull();
  });

  describe('past a supplier that does not take it now', () => {
    const takes =
      (...codes: string[]) =>
      ({ code }: SupplyRoute) =>
        codes.includes(code);

    it('is a later one that does, and the one passed over when that has failed', () => {
      expect(nextRoute(routes, [], takes('b', 'c'))?.code).toBe('b');
      expect(nextRoute(routes, [attempt('b')], takes('c'))?.code).toBe('c');
      expect(nextRoute(routes, [attempt('b'), attempt('c')], takes())?.code).toBe('a');
    });

    it('is the first all the same where none does, or where none may follow it', () => {
      expect(nextRoute(routes, [], takes())?.code).toBe('a');
      expect(nextRoute([route('a', false), route('b')], [], takes('b'))?.code).toBe('a');
    });
  });

  it('stays the same where routes change meanwhile', () => {
    expect(nextRoute([route('x'), route('a')], [attempt('a')])?.code).toBe('x');
  });
});
