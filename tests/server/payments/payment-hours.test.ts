import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { time } from '../../../src/core/format/date';
import { createPaymentService } from '../../../src/topics/payments/server/service';
import { postgresAvailable } from '../../support/database';
import { startTestServer } from '../../support/server';

const HOUR = 3_600_000;
const account = { bank: 'BCA', number: '1112223334', holder: 'PT Uji Coba' };

/** Availability of a transfer at `instant` (ISO, UTC). */
const offerAt = async (instant: string, transferHours: { from: string; to: string } | null) => {
  const payment = createPaymentService({
    gateway: null,
    transferAccounts: async () => [account],
    clock: async () => Date.parse(instant),
    maintenance: [],
    transferHours,
  });
  const [listed, found] = [await payment.listManual(), await payment.find('MANUAL_BCA')];
  expect(listed).toEqual([found]);
  return { open: found?.is_open, opens: found?.opens_at };
};

const day = { from: '06:00', to: '21:00' };
const night = { from: '22:00', to: '04:00' };

describe('opening hours are read on the clock of Jakarta, seven hours ahead of UTC', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', day, false, '2026-11-20T23:00:00.000Z'],
    ['2026-11-20T23:00:00.000Z', day, true, null],
    ['2026-11-21T13:59:59.999Z', day, true, null],
    ['2026-11-21T14:00:00.000Z', day, false, '2026-11-21T23:00:00.000Z'],
    // The last evening of a year, and of a month.
    ['2026-12-31T14:00:00.000Z', day, false, '2026-12-31T23:00:00.000Z'],
    ['2027-02-28T17:00:00.000Z', day, false, '2027-02-28T23:00:00.000Z'],
    // Across midnight in Jakarta, 17:00 UTC.
    ['2026-11-21T14:59:59.999Z', night, false, '2026-11-21T15:00:00.000Z'],
    ['2026-11-21T16:59:59.999Z', night, true, null],
    ['2026-11-21T17:00:00.000Z', night, true, null],
    ['2026-11-21T21:00:00.000Z', night, false, '2026-11-22T15:00:00.000Z'],
    ['2026-11-21T03:00:00.000Z', null, true, null],
  ])('at %s, hours %o: open %s, opens %s', async (instant, hours, open, opens) => {
    expect(await offerAt(instant, hours)).toEqual({ open, opens });
  });
});

// The embedded database shares its process clock, so only PostgreSQL can differ.
describe.runIf(await postgresAvailable())('a server whose own clock is wrong', () => {
  afterEach(() => vi.useRealTimers());

  it('opens and closes by the clock of its database', async () => {
    const wall = (hours: number) =>
      time(new Date(Date.now() + hours * HOUR).toISOString(), { seconds: false });
    const env = { TRANSFER_HOURS: `${wall(-1)}-${wall(1)}`, TRANSFER_ACCOUNTS: 'BCA 1112223334 PT Uji Coba' };
    const server = await startTestServer({ seed: 'none', env });
    onTestFinished(() => server.close());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * HOUR });
    expect(await server.services.payment.find('MANUAL_BCA')).toMatchObject({ is_open: true, opens_at: null });
  });
});
