import { describe, expect, it } from 'vitest';
import type { LiveChannel } from '../../../src/core/contract/session';
import { newerBalance, toldBalances } from '../../../src/core/session/told-balances';

const told = (balance: number, version: number | null = null) => ({ balance, version });

describe('"each message body is taken as the new balance or panel balance"', () => {
  const channels: LiveChannel[] = ['mitra', 'mitra-balance', 'mitra-panel-balance'];

  it.each(channels)('on %s a bare number is the balance of the channel', (channel) => {
    const purse = channel === 'mitra-panel-balance' ? 'panel' : 'main';
    expect(toldBalances(channel, 150_000)).toEqual({ [purse]: told(150_000) });
    expect(toldBalances(channel, '150000')).toEqual({ [purse]: told(150_000) });
    expect(toldBalances(channel, '1250000.50')).toEqual({ [purse]: told(1_250_000.5) });
    expect(toldBalances(channel, { balance: 1_250_000.5 })).toEqual({ [purse]: told(1_250_000.5) });
    expect(toldBalances(channel, { balance: 150_000 })).toEqual({ [purse]: told(150_000) });
  });

  it.each(channels)('on %s a panel balance is the panel’s, and both are told by their names', (channel) => {
    expect(toldBalances(channel, { panel_balance: 7 })).toEqual({ panel: told(7) });
    expect(toldBalances(channel, { balance: 0, panel_balance: '7' })).toEqual({
      main: told(0),
      panel: told(7),
    });
  });

  it('keeps the version with the balance that it counts', () => {
    expect(toldBalances('mitra-balance', { balance: 5, version: 3 })).toEqual({ main: told(5, 3) });
    expect(toldBalances('mitra-panel-balance', { balance: 5, version: 3 })).toEqual({ panel: told(5, 3) });
    expect(toldBalances('mitra-balance', { panel_balance: 5, version: 3 })).toEqual({ panel: told(5, 3) });
    expect(toldBalances('mitra-balance', { balance: 5, panel_balance: 6, version: 3 })).toEqual({
      main: told(5, 3),
      panel: told(6),
    });
  });

  it.each([
    null,
    undefined,
    true,
    'Rp 5',
    '',
    Number.NaN,
    [1],
    {},
    { balance: null },
    { balance: '1.500' },
    { type: 'open' },
    { type: 'transaction', version: 4 },
  ])('%j says nothing of a balance', (message) => {
    expect(toldBalances('mitra-balance', message)).toEqual({});
  });
});

describe('of two balances', () => {
  it('an older version never lowers a newer one', () => {
    expect(newerBalance(told(100, 5), told(90, 4))).toEqual(told(100, 5));
    expect(newerBalance(told(100, 5), told(90, 5))).toEqual(told(100, 5));
    expect(newerBalance(told(100, 5), told(90, 6))).toEqual(told(90, 6));
  });

  it('the one that came last holds where none is counted', () => {
    expect(newerBalance(null, told(90))).toEqual(told(90));
    expect(newerBalance(told(100), told(90))).toEqual(told(90));
    expect(newerBalance(told(100), told(90, 1))).toEqual(told(90, 1));
  });

  it('one without a version does not reopen the door to older ones', () => {
    const last = newerBalance(told(100, 5), told(90));
    expect(newerBalance(last, told(100, 5)).balance).toBe(90);
    expect(newerBalance(last, told(80, 6)).balance).toBe(80);
  });
});
