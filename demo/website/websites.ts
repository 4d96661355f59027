import { v7 } from 'uuid';
import type { Delivered } from '../../server/modules/shops/panel-order/delivered';
import { PANEL, PROFIT_MOVE } from '../../src/core/states';
import type { Account } from '../accounts';
import type { Shelf } from '../catalogue';
import { chanceOf } from '../chance';
import { bookOf, type Posting } from '../history/book';
import { addBalance } from '../history/plan';
import type { Gallery } from '../pictures';
import type { Tables } from '../tables';
import { HOUR, idAt, iso } from '../time';
import { articleDrafts, bannerDrafts, debtDrafts, siteDraft, tierDrafts } from './content';
import { addMemberAccounts, membersOf } from './members';
import { addMutations } from './mutations';
import { eventsOf, type OrderRow, ordersOf } from './orders';
import { productsOf } from './products';
import { addRecords, type Shop, shopOf } from './records';

const DAYS = 92;
/** Size of an account's website; the others are small. */
const SIZES: Record<string, { members: number; perDay: number; content: number }> = {
  'mitra@demo.test': { members: 140, perDay: 13, content: 99 },
  'lain@demo.test': { members: 34, perDay: 3, content: 3 },
};
const SMALL = { members: 18, perDay: 2, content: 2 };

interface Deps {
  accounts: readonly Account[];
  shelves: readonly Shelf[];
  gallery: Gallery;
  seal: Delivered['seal'];
  /** Hash of the members' password. */
  password: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Websites of the demonstration: each whose panel was ever active has three months of business. */
export async function addWebsites(tables: Tables, { accounts, now, ...deps }: Deps): Promise<void> {
  addRegistrations(tables, accounts, now);
  for (const account of accounts) {
    const shop = shopOf(account, now);
    const orders = account.panelExpires === null ? [] : await addWebsite(tables, shop, deps);
    const book = bookOf(shop.partnerId, v7(), profitPostings(orders));
    addBalance(tables, shop.partnerId, 'panel', book);
    tables.add('ledger_entries', book.entries);
  }
}

/** Registrations that partners submitted for their websites. */
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
  { shelves, gallery, seal, password }: Omit<Deps, 'accounts' | 'now'>,
): Promise<OrderRow[]> {
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
    ...[site, ...debtDrafts(shop)],
  ]);
  // Visitors see the configuration as its owner saved it, published with it.
  tables.add('site_versions', [
    {
      ...{ id: idAt(site.at), partner_id: shop.partnerId, number: 1, data: site.data },
      ...{ published_by: shop.userId, published_at: iso(site.at) },
    },
  ]);
  addMemberAccounts(tables, shop, { drafts, password });
  const { productOf } = products;
  const orders = ordersOf(chance, shop, { shelves, members, productOf, perDay, days: DAYS, seal });
  tables.add('panel_orders', orders);
  for (const order of orders) tables.add('panel_order_events', eventsOf(order));
  addMutations(tables, shop, { chance, members, orders });
  return orders;
}

/** Profit of a website at the gateway, an order at a time, as the server posts it. */
const profitPostings = (orders: readonly OrderRow[]): Posting[] =>
  orders
    .filter(({ profit_credited }) => profit_credited > 0)
    .map(({ id, invoice, paid_at, created_at, profit_credited, product_name, item_name }) => {
      const at = Date.parse(paid_at ?? created_at);
      return {
        ...{ postingId: idAt(at), at, amount: profit_credited, house: 'profit', type: PROFIT_MOVE.order },
        ...{ ref_type: 'panel_order', ref_id: id, ref_code: invoice, person: null },
        description: `Profit ${product_name} · ${item_name}`.slice(0, 160),
      };
    });
