import { describe, expect, it } from 'vitest';
import type { LiveChannel } from '../../../src/core/contract/session';
import { balanceUpdates, newerBalance } from '../../../src/core/session/balance-updates';

const update = (balance: number, version: number | null = null) => ({ balance, version });

describe('"each message body is taken as the new balance or panel balance"', () => {
  const channels: LiveChannel[] = ['mitra', 'mitra-balance', 'mitra-panel-balance'];

  it.each(channels)('on %s a bare number is the balance of the channel', (channel) => {
    const purse = channel === 'mitra-panel-balance' ? 'panel' : 'main';
    expect(balanceUpdates(channel, 150_000)).toEqual({ [purse]: update(150_000) });
    expect(balanceUpdates(channel, '150000')).toEqual({ [purse]: update(150_000) });
    expect(balanceUpdates(channel, '1250000.50')).toEqual({ [purse]: update(1_250_000.5) });
    expect(balanceUpdates(channel, { balance: 1_250_000.5 })).toEqual({ [purse]: update(1_250_000.5) });
    expect(balanceUpdates(channel, { balance: 150_000 })).toEqual({ [purse]: update(150_000) });
  });

  it.each(channels)('on %s a panel balance is the panel’s, and both are identified by name', (channel) => {
    expect(balanceUpdates(channel, { panel_balance: 7 })).toEqual({ panel: update(7) });
    expect(balanceUpdates(channel, { balance: 0, panel_balance: '7' })).toEqual({
      main: update(0),
      panel: update(7),
    });
  });

  it('keeps the version with the balance that it counts', () => {
    expect(balanceUpdates('mitra-balance', { balance: 5, version: 3 })).toEqual({ main: update(5, 3) });
    expect(balanceUpdates('mitra-panel-balance', { balance: 5, version: 3 })).toEqual({
      panel: update(5, 3),
    });
    expect(balanceUpdates('mitra-balance', { panel_balance: 5, version: 3 })).toEqual({
      panel: update(5, 3),
    });
    expect(balanceUpdates('mitra-balance', { balance: 5, panel_balance: 6, version: 3 })).toEqual({
      main: update(5, 3),
      panel: update(6),
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
    expect(balanceUpdates('mitra-balance', message)).toEqual({});
  });
});

describe('of two balances', () => {
  it('an older version never lowers a newer one', () => {
    expect(newerBalance(update(100, 5), update(90, 4))).toEqual(update(100, 5));
    expect(newerBalance(update(100, 5), update(90, 5))).toEqual(update(100, 5));
    expect(newerBalance(update(100, 5), update(90, 6))).toEqual(update(90, 6));
  });

  it('the one that came last holds where none is counted', () => {
    expect(newerBalance(null, update(90))).toEqual(update(90));
    expect(newerBalance(update(100), update(90))).toEqual(update(90));
    expect(newerBalance(update(100), update(90, 1))).toEqual(update(90, 1));
  });

  it('one without a version does not accept older ones again', () => {
    const last = newerBalance(update(100, 5), update(90));
    expect(newerBalance(last, update(100, 5)).balance).toBe(90);
    expect(newerBalance(last, update(80, 6)).balance).toBe(80);
  });
});
