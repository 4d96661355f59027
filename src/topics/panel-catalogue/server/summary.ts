import type { Model } from '../../../admin/schema/model';
import type { ReplyOf } from '../../../core/contract/endpoint';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { isOn } from '../../shops/domain/is-on';
import { themesOf } from '../../shops/domain/themes';
import { readPriced, standardPrice } from '../../shops/server/shop-record/prices';
import { liveRecords } from '../../shops/server/shop-record/reading';
import { readShopTiers } from '../../shops/server/shop-record/tiers';
import type { getPanelColors, getPanelTheme, listCategoryTags, listSalePrices } from '../contract';
import { readProductPage } from './product-store';

export type PanelSummary = ReturnType<typeof createPanelSummary>;

export function createPanelSummary({ database, model }: { database: Database; model: Model }) {
  const draftOf = async (partnerId: string): Promise<Record<string, unknown>> =>
    (await liveRecords(database.db, partnerId, 'web-panel'))[0]?.data ?? {};

  return {
    async theme({ partnerId }: Actor): Promise<ReplyOf<typeof getPanelTheme>> {
      const { theme_id } = await draftOf(partnerId);
      const options = themesOf(model.resources).map(({ value, label }) => ({ value: String(value), label }));
      return { theme_id: textOf(theme_id), options };
    },

    async colors({ partnerId }: Actor): Promise<ReplyOf<typeof getPanelColors>> {
      const draft = await draftOf(partnerId);
      return {
        primary: textOf(draft.color_primary),
        secondary: textOf(draft.color_secondary),
        background: textOf(draft.color_background),
        text: textOf(draft.color_text),
      };
    },

    async categoryTags({ partnerId }: Actor): Promise<ReplyOf<typeof listCategoryTags>> {
      const groups = await liveRecords(database.db, partnerId, 'category-label');
      return groups
        .filter(({ data }) => isOn(data))
        .sort((one, other) => Number(one.data.sort ?? 0) - Number(other.data.sort ?? 0))
        .map(({ id, data }) => ({ id, name: String(data.name), icon: String(data.icon ?? '') }));
    },

    async products({ partnerId }: Actor, search: string | undefined, page: { page: number; limit: number }) {
      const { data, total } = await readProductPage(database.db, partnerId, search, page);
      return { data, meta: { ...page, total } };
    },

    /** Costs are included only for users who may see them. */
    async salePrices({ partnerId, can }: Actor, ids: string[]): Promise<ReplyOf<typeof listSalePrices>> {
      const shop = await readShopTiers(database.db, partnerId);
      const priced = await readPriced(database.db, partnerId, [...new Set(ids)]);
      const seesCost = can('product-vcg:list').can;
      return priced.map((one) => ({
        id: one.id,
        normal_price: standardPrice(one, shop),
        cost: seesCost ? one.cost : null,
      }));
    },
  };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
