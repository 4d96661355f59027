import { v7 } from 'uuid';
import { z } from 'zod';
import {
  MOST_RECOMMENDED,
  type PanelRecommendation,
} from '../../../../src/core/contract/panel-recommendation';
import { resourceOf } from '../../../../src/core/schema/compile';
import type { ActModel, Model } from '../../../../src/core/schema/model';
import { isOn } from '../../../../src/core/storefront/is-on';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import type { EntityService } from '../../ground/entities/service';
import { keptFor } from '../../trade/recommendation/kept';
import { pricedOf, standardPrice } from '../shop-record/prices';
import { liveRecords } from '../shop-record/reading';
import type { LiveRecord } from '../shop-record/records';
import { readShopTiers } from '../shop-record/tiers';
import { RECOMMEND } from './recommend-handler';
import { bestSellers, type Seller } from './recommend-store';

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
const MARKET_KEPT = 5 * 60_000;
const RESOURCE = 'product-vcg';

/** Runs like declared actions: idempotency key, serialized per partner, logged, undoable for ten seconds. */
const act: ActModel = {
  ...{ name: RECOMMEND, label: 'Tambah rekomendasi', icon: 'circle-check', on: 'record' },
  fields: {},
  object: `${RESOURCE}:${RECOMMEND}`,
  validator: z.record(z.string(), z.unknown()),
};

interface RecommendDeps {
  database: Database;
  model: Model;
  entities: Pick<EntityService, 'acts'>;
}

export type PanelRecommendationService = ReturnType<typeof createPanelRecommendation>;

export function createPanelRecommendation({ database, model, entities }: RecommendDeps) {
  const market = keptFor(MARKET_KEPT, () => bestSellers(database));

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
      entities.acts.run(actor, resourceOf(model, RESOURCE), act, {
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
    const kept = own.find(({ data }) => data.variation_id === variation_id);
    return { id: variation_id, data: kept?.data ?? { category_id: '', variation_id } };
  });
  const priced = await pricedOf(database.db, partnerId, products);
  return new Map(
    priced.flatMap((one) =>
      one.cost === null ? [] : [[one.id, { cost: one.cost, price: standardPrice(one, shop) }] as const],
    ),
  );
}
