import { v7 } from 'uuid';
import type { Db } from '../client';
import { plans } from '../schema/panel';
import { insertRows } from './insert-rows';

/** The plan of the panel that the demonstration sells: rupiah for a number of days (domain 3.15). */
export const demoPlan = { price: 150_000, period_days: 30 };

export async function seedPlan(db: Db, now: number): Promise<void> {
  await insertRows(db, plans, [{ id: v7(), ...demoPlan, created_at: new Date(now).toISOString() }]);
}
