import { eq } from 'drizzle-orm';
import type { Database, Db } from '../client';
import { partners, users } from '../schema/identity';
import { seedAccounts } from './accounts';
import { seedCatalogue } from './catalogue-rows';
import { DEMO_PASSWORD, DEMO_PIN, demoLogins } from './demo-logins';
import { seedHistory } from './history';
import { seedNotifications } from './notifications';
import { seedPanel } from './panel';
import type { KeepPicture } from './panel-pages';
import { seedPlan } from './plan';
import { seedTickets } from './tickets';

/**
 * Fills an empty database with the demonstration, whole or not at all; one that holds partners is left alone.
 * Answers whether the demonstration is in it now.
 */
export function seedDemo(
  database: Database,
  hash: (secret: string) => Promise<string>,
  keepPicture: KeepPicture,
): Promise<boolean> {
  // Of two processes that start at once, one seeds and the other finds it done.
  return database.exclusively('seed', async (db) => {
    const [somebody] = await db.select({ id: partners.id }).from(partners).limit(1);
    if (somebody) return holdsDemo(db);
    const hashes = { password: await hash(DEMO_PASSWORD), pin: await hash(DEMO_PIN) };
    const now = Date.now();
    await db.transaction(async (tx) => {
      await seedAccounts(tx, hashes, now);
      await seedPlan(tx, now);
      const shelves = await seedCatalogue(tx, now);
      const plans = await seedHistory(tx, shelves, now);
      await seedNotifications(tx, plans, now);
      await seedTickets(tx, plans, now);
      const accounts = plans.map(({ account }) => account);
      await seedPanel(tx, { accounts, shelves, now, keep: keepPicture });
    });
    return true;
  });
}

async function holdsDemo(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, demoLogins[0].email));
  return rows.length > 0;
}
