import { TOPUP_MIN, TOPUP_MOST } from '../../../../src/core/contract/topup';
import { balanceForecast, MOST_WEEKS, preparedTopup } from '../../../../src/core/statistic/balance-forecast';
import { numberOfDay } from '../../../../src/core/statistic/period';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { seesCost } from '../../../http/sight';
import type { LedgerService } from '../../ground/ledger/service';
import { clockOf } from './beside-store';
import { readHours } from './store';

const STEP = 50_000;
const MINUTE = 60_000;

/**
 * Estimated end of the main balance, and the cost of another week; null with too little data or without cost
 * visibility.
 */
export async function forecastOf(
  database: Database,
  ledger: Pick<LedgerService, 'balanceOf'>,
  actor: Pick<Actor, 'partnerId' | 'can'>,
) {
  if (!seesCost(actor)) return null;
  const { partnerId } = actor;
  const { today, hour, minute, now } = await clockOf(database);
  const day = numberOfDay(today);
  const [hours, { balance }] = await Promise.all([
    readHours(database, { partner: partnerId }, { first: day - MOST_WEEKS * 7, last: day - 1 }),
    ledger.balanceOf(partnerId, 'main'),
  ]);
  const forecast = balanceForecast(balance, { day, hour, minute }, hours);
  if (!forecast) return null;
  const { minutes, week } = forecast;
  return {
    runs_out_at: minutes === null ? null : new Date(Date.parse(now) + minutes * MINUTE).toISOString(),
    topup: preparedTopup(week, { step: STEP, least: TOPUP_MIN, most: TOPUP_MOST }),
  };
}
