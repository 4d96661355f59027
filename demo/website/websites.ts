import { v7 } from 'uuid';
import { PANEL } from '../../src/core/states';
import type { Delivered } from '../../src/topics/panel-orders/server/delivered';
import type { Account } from '../accounts';
import type { Shelf } from '../catalogue';
import { type Codes, chanceOf } from '../chance';
import { bookOf } from '../history/book';
import { addBalance } from '../history/plan';
import type { Gallery } from '../pictures';
import type { Tables } from '../tables';
import { HOUR, idAt, iso } from '../time';
import { articleDrafts, bannerDrafts, debtDrafts, ownCodeDrafts, siteDraft, tierDrafts } from './content';
import { addMemberAccounts, membersOf } from './members';
import { addMutations } from './mutations';
import { eventsOf, type PastSale, postingsOf, type SalesOf, salesOf } from './orders';
import { productsOf } from './products';
import { addRecords, type Shop, shopOf } from './records';
import { addVisits } from './visits';

const DAYS = 92;
const SIZES: Record<string, { members: number; perDay: number; content: number }> = {
  'mitra@demo.test': { members: 140, perDay: 13, content: 99 },
  'lain@demo.test': { members: 34, perDay: 2, content: 3 },
};
const SMALL = { members: 18, perDay: 1, content: 2 };

interface Deps {
  accounts: readonly Account[];
  shelves: readonly Shelf[];
  gallery: Gallery;
  seal: Delivered['seal'];
  codes: Codes;
  password: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Adds websites: each account whose panel was ever active gets three months of sales, bought from its main
 * balance.
 */
export async function addWebsites(tables: Tables, { accounts, now, ...deps }: Deps): Promise<SalesOf> {
  const salesOfPartner = new Map<string, PastSale[]>();
  addRegistrations(tables, accounts, now);
  for (const account of accounts) {
    const shop = shopOf(account, now);
    const sales = account.panelExpires === null ? [] : await addWebsite(tables, shop, deps);
    const book = bookOf(
      shop.partnerId,
      v7(),
      sales.flatMap((sale) => postingsOf(sale).panel),
    );
    addBalance(tables, shop.partnerId, 'panel', book);
    tables.add('ledger_entries', book.entries);
    salesOfPartner.set(shop.partnerId, sales);
  }
  return salesOfPartner;
}

function addRegistrations(tables: Tables, accounts: readonly Account[], now: number): void {
  for (const { partnerId, owner, name, panelStatus, joined } of accounts) {
    if (panelStatus === PANEL.none) continue;
    const waits = panelStatus === PANEL.submitted;
    const at = waits ? iso(now - 6 * HOUR) : joined;
    tables.add('panel_registrations', [
      {
        ...{ partner_id: partnerId, user_id: owner.userId, submission_id: v7(), site_name: name },
        subdomain: name.toLowerCase().replaceAll(' ', '-'),
        keeps_subdomain: panelStatus !== PANEL.rejected,
        ...{
          tagline: 'Top up game dan pulsa, masuk dalam hitungan detik',
          category_focus: ['game', 'pulsa'],
        },
        ...{
          contact_whatsapp: owner.phone,
          theme_id: 'kios',
          submitted_at: at,
          reviewed_at: waits ? null : at,
        },
      },
    ]);
  }
}

async function addWebsite(
  tables: Tables,
  shop: Shop,
  { shelves, gallery, seal, codes, password }: Omit<Deps, 'accounts' | 'now'>,
): Promise<PastSale[]> {
  const { members: count, perDay, content } = SIZES[shop.email] ?? SMALL;
  const chance = chanceOf(`panel ${shop.email}`);
  const tiers = tierDrafts(shop, DAYS);
  const { members, drafts } = membersOf(chance, shop, { tiers, count, days: DAYS });
  const products = await productsOf(shop, { shelves, gallery, tiers, brands: content > 3 ? 6 : 2 });
  const site = await siteDraft(shop, gallery);
  addRecords(tables, shop, [
    ...[...tiers, ...products.drafts, ...drafts],
    ...(await bannerDrafts(shop, gallery, content)),
    ...(await articleDrafts(shop, gallery, content)),
    ...[site, ...debtDrafts(shop), ...ownCodeDrafts(shop, shelves)],
  ]);
  // Visitors see the published configuration, which equals the saved one.
  tables.add('site_versions', [
    {
      ...{ id: idAt(site.at), partner_id: shop.partnerId, number: 1, data: site.data },
      ...{ published_by: shop.userId, published_at: iso(site.at) },
    },
  ]);
  addMemberAccounts(tables, shop, { drafts, password });
  const sales = salesOf(chance, shop, { shelves, members, products, perDay, days: DAYS, seal, codes });
  const orders = sales.map(({ row }) => row);
  tables.add('panel_orders', orders);
  for (const sale of sales) tables.add('panel_order_events', eventsOf(sale));
  addMutations(tables, shop, { chance, members, orders });
  addVisits(tables, shop, { chance: chanceOf(`visits ${shop.email}`), sales, days: DAYS });
  return sales;
}
