import { v7 } from 'uuid';
import { z } from 'zod';
import { resourceOf } from '../../../admin/schema/compile';
import type { ActionModel, Model } from '../../../admin/schema/model';
import type { EntityService } from '../../../admin/server/service';
import type { Database } from '../../../platform/db/client';
import { queryAll } from '../../../platform/db/statement';
import type { Actor } from '../../../platform/http/actor';
import { cachedFor } from '../../catalogue/server/recommendation/cached-for';
import { MOST_RECOMMENDED, type PanelRecommendation } from '../../panel-orders/contract';
import { isOn } from '../../shops/domain/is-on';
import { pricedOf, standardPrice } from '../../shops/server/shop-record/prices';
import { liveRecords } from '../../shops/server/shop-record/reading';
import type { LiveRecord } from '../../shops/server/shop-record/records';
import { readShopTiers } from '../../shops/server/shop-record/tiers';
import { RECOMMEND } from './recommend-handler';

/** A best seller. Sales figures do not leave the database. */
interface Seller {
  variation_id: string;
  brand_id: string;
  brand_key: string;
  brand_name: string;
  monogram: string;
  image: string | null;
  item_name: string;
  category: string;
}

/** Minimum number of partners, so that no single partner's sales are revealed. */
const LEAST_PARTNERS = 3;
const MOST = 400;

/** Items by sales of all partners in the last 30 days, best first. */
const bestSellers = queryAll<{ least: number; most: number }, Seller>(
  'panel_recommendation_sellers',
  `select v.id as variation_id, b.id as brand_id, b.key as brand_key, b.name as brand_name, b.monogram, b.image,
  v.name as item_name, c.name as category
from transactions t join variations v on v.id = t.variation_id join brands b on b.id = v.brand_id
  join categories c on c.id = b.category_id
where t.created_at > now() - interval '30 days' and t.status = 2 and b.status = 1 and v.status = 1 and c.type = 1
group by v.id, b.id, c.id having count(distinct t.partner_id) >= :least::int
order by sum(t.qty) desc, v.sku limit :most::int`,
);

const TOP_BRANDS = 10;
const MOST_OF_BRAND = 2;

interface Shelf {
  active: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  /** H2H brands disabled by the owner. */
  hidden: ReadonlySet<string>;
}

interface Chosen extends Seller {
  reason: string;
}

function chooseFor(sellers: readonly Seller[], { active, shown, hidden }: Shelf): Chosen[] {
  const top = new Set([...new Set(sellers.map(({ brand_id }) => brand_id))].slice(0, TOP_BRANDS));
  const chosen: Chosen[] = [];
  for (const seller of sellers) {
    const { variation_id, brand_id, category } = seller;
    if (active.has(variation_id) || hidden.has(brand_id)) continue;
    if (!shown.has(brand_id) && !top.has(brand_id)) continue;
    if (chosen.filter((one) => one.brand_id === brand_id).length >= MOST_OF_BRAND) continue;
    const reason = shown.has(brand_id) ? `Laris di kategori ${category}` : 'Brand laris, belum Anda jual';
    chosen.push({ ...seller, reason });
    if (chosen.length === MOST_RECOMMENDED) break;
  }
  return chosen;
}

/** Milliseconds: the query over all orders is slow, and the result changes within hours. */
const MARKET_CACHE_MS = 5 * 60_000;
const RESOURCE = 'product-vcg';

/** Runs like declared actions: idempotency key, serialized per partner, logged, undoable for ten seconds. */
const action: ActionModel = {
  ...{ name: RECOMMEND, label: 'Tambah rekomendasi', icon: 'circle-check', on: 'record' },
  fields: {},
  object: `${RESOURCE}:${RECOMMEND}`,
  validator: z.record(z.string(), z.unknown()),
};

interface RecommendDeps {
  database: Database;
  model: Model;
  entities: Pick<EntityService, 'actions'>;
}

export type PanelRecommendationService = ReturnType<typeof createPanelRecommendationService>;

export function createPanelRecommendationService({ database, model, entities }: RecommendDeps) {
  const market = cachedFor(MARKET_CACHE_MS, () =>
    bestSellers(database, { least: LEAST_PARTNERS, most: MOST }),
  );

  return {
    async list({ partnerId }: Actor): Promise<PanelRecommendation[]> {
      const [sellers, own, categories] = await Promise.all([
        market(),
        liveRecords(database.db, partnerId, RESOURCE),
        liveRecords(database.db, partnerId, 'category'),
      ]);
      const chosen = chooseFor(sellers, shelfOf(own, categories));
      const prices = await pricesOf(database, partnerId, chosen, own);
      return chosen.flatMap(({ category: _, ...one }) => {
        const price = prices.get(one.variation_id);
        return price ? [{ ...one, ...price }] : [];
      });
    },

    /** Throws NOT_FOUND, and errors of actions. */
    inject: (
      actor: Actor,
      { variation_ids, key = v7() }: { variation_ids: string[]; key?: string | undefined },
    ) =>
      entities.actions.run(actor, resourceOf(model, RESOURCE), action, {
        ...{ key, ids: [], preview: false },
        input: { variation_ids: [...new Set(variation_ids)] },
      }),
  };
}

function shelfOf(own: LiveRecord<typeof RESOURCE>[], categories: LiveRecord<'category'>[]): Shelf {
  const brands = (shown: boolean) =>
    new Set(
      categories.flatMap(({ data }) =>
        data.source === 'vcg' && data.brand_id && isOn(data) === shown ? [data.brand_id] : [],
      ),
    );
  const active = own.filter(({ data }) => isOn(data));
  const shown = brands(true);
  return {
    active: new Set(active.flatMap(({ data }) => data.variation_id ?? [])),
    shown,
    hidden: new Set([...brands(false)].filter((brand) => !shown.has(brand))),
  };
}

async function pricesOf(
  database: Database,
  partnerId: string,
  chosen: Chosen[],
  own: LiveRecord<typeof RESOURCE>[],
) {
  const shop = await readShopTiers(database.db, partnerId);
  const products = chosen.map(({ variation_id }) => {
    const stored = own.find(({ data }) => data.variation_id === variation_id);
    return { id: variation_id, data: stored?.data ?? { category_id: '', variation_id } };
  });
  const priced = await pricedOf(database.db, partnerId, products);
  return new Map(
    priced.flatMap((one) =>
      one.cost === null ? [] : [[one.id, { cost: one.cost, price: standardPrice(one, shop) }] as const],
    ),
  );
}
