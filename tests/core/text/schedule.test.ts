import { describe, expect, it } from 'vitest';
import { scheduleStatus } from '../../../src/core/text/schedule';

const period = { start_at: '2026-11-21T00:00:00.000Z', end_at: '2026-11-22T00:00:00.000Z' };
const instants = ['2026-11-20T23:59:59.999Z', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'];

describe('the state of a period', () => {
  it.each([
    ['sale-status', ['Akan Datang', 'Berlangsung', 'Selesai']],
    ['promo-status', ['Akan Datang', 'Berlangsung', 'Berakhir']],
    ['schedule-status', ['Terjadwal', 'Tayang', 'Berakhir']],
  ] as const)('is told by %s in the words of its entity', (cell, words) => {
    const shown = instants.map((at) => scheduleStatus(cell, { period, isActive: true }, Date.parse(at)).word);
    expect(shown).toEqual(words);
  });

  it('is Nonaktif whenever its record is switched off', () => {
    const statuses = instants.map((at) =>
      scheduleStatus('sale-status', { period, isActive: false }, Date.parse(at)),
    );
    expect(statuses).toEqual(Array(3).fill({ word: 'Nonaktif', tone: 'off' }));
  });

  it('is shown always without a schedule', () => {
    const { word } = scheduleStatus('schedule-status', { period: undefined, isActive: true }, 0);
    expect(word).toBe('Tayang');
  });

  it('goes on without an end', () => {
    const open = { period: { start_at: period.start_at }, isActive: true };
    expect(scheduleStatus('schedule-status', open, Date.parse('2090-01-01T00:00:00Z'))).toEqual({
      word: 'Tayang',
      tone: 'ok',
    });
  });
});
