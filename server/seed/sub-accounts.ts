import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { presetsOf } from '../../src/core/access/privileges';
import type { AccessKey } from '../../src/core/schema/resource';
import type { Db } from '../db/client';
import { activities } from '../db/schema/activity';
import { users } from '../db/schema/identity';
import { subAccounts } from '../db/schema/sub-account';
import type { SecretHashes } from './accounts';
import { demoCashier } from './demo-people';
import { insertRows } from './insert-rows';
import { cashierLog } from './sub-account-log';
import { subAccountOf } from './sub-account-row';

type User = typeof users.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Meets selling prices alone. */
const BLIND = { can_see_cost: false, can_see_profit: false };

/** Colleagues of the cashier: one within limits, one who is invited, one who is switched off; and the cashier's log. */
export async function seedSubAccounts(
  db: Db,
  { hashes, accessKeys, now }: { hashes: SecretHashes; accessKeys: readonly AccessKey[]; now: number },
): Promise<void> {
  const [cashier] = await db.select().from(users).where(eq(users.email, demoCashier.email));
  if (!cashier) throw new Error('the demonstration has no cashier');
  const keysOf = (preset: string) =>
    presetsOf(accessKeys).find(({ name }) => name === preset)?.keys ?? [...demoCashier.privileges];
  const person = (name: string, email: string, phone: string, preset: string, days: number): User => ({
    ...cashier,
    ...{ id: v7(), name, email, phone, privileges: keysOf(preset) },
    ...{ password_hash: hashes.password, pin_hash: hashes.pin },
    created_at: new Date(now - days * DAY).toISOString(),
  });
  const evening = person('Rangga Saputra', 'kasir.malam@demo.test', '6281200000021', 'cashier', 40);
  const marketing = {
    ...person('Intan Permata', 'marketing@demo.test', '6281200000022', 'marketing', 75),
    disabled_at: new Date(now - 12 * DAY).toISOString(),
  };
  await insertRows(db, users, [evening, marketing]);
  const invited = new Date(now - 3 * HOUR).toISOString();
  await insertRows(db, subAccounts, [
    {
      ...subAccountOf(evening),
      ...BLIND,
      order_limit: 250_000,
      day_limit: 1_000_000,
      month_limit: 20_000_000,
    },
    { ...subAccountOf(marketing), ...BLIND },
    {
      ...subAccountOf({ id: v7(), partner_id: cashier.partner_id, created_at: invited }),
      ...{ name: 'Yoga Prasetyo', email: 'keuangan@demo.test', phone: '6281200000023' },
      privileges: keysOf('finance'),
    },
  ]);
  await insertRows(db, activities, cashierLog(cashier, now));
}
