import { inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { memberTier } from '../../resources/member-tier';
import type { Db } from '../db/client';
import { entityCounters } from '../db/schema/entity';
import { partners } from '../db/schema/identity';
import { memberMutations } from '../db/schema/member-mutation';
import { panelOrderEvents, panelOrders } from '../db/schema/panel-order';
import { siteVersions } from '../db/schema/site-version';
import type { Delivered } from '../modules/shops/panel-order/delivered';
import type { Shelf } from './catalogue-rows';
import { debtDrafts } from './debts';
import type { Account } from './history-accounts';
import { chanceOf } from './history-chance';
import { insertRows } from './insert-rows';
import { catalogueOf } from './panel-catalogue';
import { demoTiers } from './panel-content';
import { eventsOf } from './panel-events';
import { seedMemberAccounts } from './panel-member-accounts';
import { membersOf } from './panel-members';
import { mutationsOf } from './panel-mutations';
import { type OrderRow, ordersOf } from './panel-orders';
import { articleDrafts, bannerDrafts, galleryOf, type KeepPicture, siteDraft } from './panel-pages';
import { seedProfit } from './panel-profit';
import { type EntityDraft, entity, insertDrafts, type Shop } from './panel-rows';

const DAY = 86_400_000;
const DAYS = 92;
/** How large the website of an account is; the others are small. */
const BUSY: Record<string, { members: number; perDay: number; content: number }> = {
  'mitra@demo.test': { members: 140, perDay: 13, content: 99 },
  'lain@demo.test': { members: 34, perDay: 3, content: 3 },
};
const SMALL = { members: 18, perDay: 2, content: 2 };

/** The websites of the demonstration: everyone whose panel was ever switched on has three months of business. */
export async function seedPanel(
  db: Db,
  {
    accounts,
    shelves,
    now,
    keep,
    seal,
    password,
  }: {
    accounts: readonly Account[];
    shelves: readonly Shelf[];
    /** Milliseconds since 1970. */
    now: number;
    keep: KeepPicture;
    seal: Delivered['seal'];
    /** Hash of what members sign in with. */
    password: string;
  },
): Promise<void> {
  const gallery = galleryOf(keep);
  const earned: { shop: Shop; orders: OrderRow[] }[] = [];
  for (const shop of await shopsOf(db, accounts, now)) {
    const size = BUSY[shop.email] ?? SMALL;
    const chance = chanceOf(`panel ${shop.email}`);
    const tiers = tierDrafts(shop);
    const { members, drafts } = membersOf(
      chance,
      shop,
      tiers.map(({ row }) => row.id),
      size.members,
      DAYS,
    );
    const catalogue = await catalogueOf(db, shop, {
      shelves,
      gallery,
      tiers,
      brands: size.content > 3 ? 6 : 2,
    });
    const site = await siteDraft(db, shop, gallery);
    await insertDrafts(db, [
      ...tiers,
      ...catalogue.drafts,
      ...drafts,
      ...(await bannerDrafts(db, shop, gallery, size.content)),
      ...(await articleDrafts(db, shop, gallery, size.content)),
      site,
      ...debtDrafts(shop),
    ]);
    await insertRows(db, siteVersions, [firstVersionOf(site, shop)]);
    await seedMemberAccounts(db, shop, drafts, password);
    const orders = ordersOf(chance, shop, { shelves, members, perDay: size.perDay, days: DAYS, seal }).map(
      (order) => ({ ...order, ...catalogue.productOf.get(order.variation_id ?? '') }),
    );
    await insertRows(db, panelOrders, orders);
    await insertRows(db, panelOrderEvents, orders.flatMap(eventsOf));
    const mutations = mutationsOf(chance, shop, members, orders);
    await insertRows(db, memberMutations, mutations.rows);
    await insertRows(db, entityCounters, mutations.counters);
    earned.push({ shop, orders });
  }
  await seedProfit(db, earned);
}

async function shopsOf(db: Db, accounts: readonly Account[], now: number): Promise<Shop[]> {
  const owners = accounts.filter(({ panelExpires }) => panelExpires !== null);
  const rows = await db
    .select({ id: partners.id, name: partners.panel_site_name })
    .from(partners)
    .where(
      inArray(
        partners.id,
        owners.map(({ partnerId }) => partnerId),
      ),
    );
  const names = new Map(rows.map(({ id, name }) => [id, name ?? '']));
  return owners.map(({ partnerId, owner, past }) => ({
    partnerId,
    userId: owner.userId,
    email: past.email,
    siteName: names.get(partnerId) ?? '',
    now,
  }));
}

/** What visitors see: the configuration as its owner saved it, published with it. */
const firstVersionOf = ({ row }: EntityDraft, { userId }: Shop) => ({
  id: v7({ msecs: Date.parse(row.created_at) }),
  partner_id: row.partner_id,
  number: 1,
  data: row.data,
  published_by: userId,
  published_at: row.created_at,
});

function tierDrafts(shop: Shop): EntityDraft[] {
  const at = shop.now - DAYS * DAY;
  return demoTiers.map(({ weight: _weight, ...tier }) => ({
    row: entity<typeof memberTier>(
      shop,
      'member-tier',
      { ...tier, is_active: true },
      { at, by: shop.userId },
    ),
    keys: { name: tier.name },
  }));
}
