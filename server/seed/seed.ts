import { sql } from 'drizzle-orm';
import type { Model } from '../../src/core/schema/model';
import type { Database } from '../db/client';
import { partners } from '../db/schema/identity';
import { createDelivered } from '../modules/shops/panel-order/delivered';
import { createVouchers } from '../modules/trade/transaction/vouchers';
import { seedAccounts } from './accounts';
import { seedApiRequests } from './api-requests';
import { seedBills } from './bill-rows';
import { seedBulk } from './bulk';
import { seedCashierShifts } from './cashier-shifts';
import { seedCatalogue } from './catalogue-rows';
import { hasDemo } from './demo-data';
import { DEMO_PASSWORD, DEMO_PIN } from './demo-logins';
import { seedHistory } from './history';
import { type KycDoors, seedKyc } from './kyc';
import { seedMarginGuards } from './margin-guards';
import { seedNotifications } from './notifications';
import { seedOnboarding } from './onboarding';
import { seedOrderApprovals } from './order-approvals';
import { seedPanel } from './panel';
import type { KeepPicture } from './panel-pages';
import { seedPlanCharges } from './plan-charges';
import { seedPriceChanges } from './price-changes';
import { seedReferrals } from './referrals';
import { pastRules } from './selling-past';
import { seedSellingRules } from './selling-rules';
import { seedSubAccounts } from './sub-accounts';
import { seedTickets } from './tickets';
import { seedWebhooks } from './webhooks';
import { seedWebsites } from './websites';

/**
 * Fills an empty database with the demonstration, whole or not at all; one that holds partners is left alone.
 * Answers whether the demonstration is in it now.
 */
export function seedDemo(
  database: Database,
  hash: (secret: string) => Promise<string>,
  keepPicture: KeepPicture,
  doors: KycDoors & { model: Pick<Model, 'accessKeys'> },
): Promise<boolean> {
  // Of two processes that start at once, one seeds and the other finds it done.
  return database.exclusively('seed', async (db) => {
    const [somebody] = await db.select({ id: partners.id }).from(partners).limit(1);
    if (somebody) return hasDemo(db);
    const hashes = { password: await hash(DEMO_PASSWORD), pin: await hash(DEMO_PIN) };
    const now = Date.now();
    await db.transaction(async (tx) => {
      await seedAccounts(tx, { hashes, accessKeys: doors.model.accessKeys, now });
      await seedSubAccounts(tx, { hashes, accessKeys: doors.model.accessKeys, now });
      await seedKyc(tx, doors, now);
      await seedOnboarding(tx, now);
      const shelves = await seedCatalogue(tx, now);
      const bills = await seedBills(tx, now);
      await seedPriceChanges(tx, shelves, now);
      const rules = pastRules(shelves, now);
      const seal = createVouchers(doors.vault).seal;
      const plans = await seedHistory(tx, shelves, { now, seal, bills, rules });
      await seedBulk(tx, plans);
      await seedOrderApprovals(tx, plans);
      await seedCashierShifts(tx, plans, now);
      await seedSellingRules(tx, plans, rules);
      await seedMarginGuards(tx, { plans, shelves, rules, now });
      await seedPlanCharges(tx, plans, now);
      await seedReferrals(tx, plans, now);
      await seedNotifications(tx, plans, now);
      await seedTickets(tx, plans, now);
      await seedWebhooks(tx, plans, doors.vault);
      await seedApiRequests(tx, plans);
      const accounts = plans.map(({ account }) => account);
      await seedWebsites(tx, now);
      await seedPanel(tx, {
        accounts,
        shelves,
        now,
        keep: keepPicture,
        password: hashes.password,
        seal: createDelivered(doors.vault).seal,
      });
    });
    // So many rows at once are news to the database: without it, it guesses how to read them.
    await db.execute(sql.raw('analyze'));
    return true;
  });
}
