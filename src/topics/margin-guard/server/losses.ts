import type { Db } from '../../../platform/db/client';
import { type CatalogueItem, soldItems } from '../../selling-prices/server/guarded';
import { isOn } from '../../shops/domain/is-on';
import { lowestOffer, pricedOf } from '../../shops/server/shop-record/prices';
import { liveRecords } from '../../shops/server/shop-record/reading';
import { readShopTiers } from '../../shops/server/shop-record/tiers';
import type { GuardChannel } from '../domain';
import type { MovedItem } from './channel';

/** An item sold below cost; rupiah. */
export interface Loss extends MovedItem {
  channel: GuardChannel;
  subject_id: string;
  sku: string;
  price: number;
}

/** Items sold at a loss, largest loss first; `website` includes the website. */
export async function lossesOf(
  db: Db,
  partnerId: string,
  { website }: { website: boolean },
): Promise<Loss[]> {
  const items = await soldItems(db, partnerId);
  const losses = [
    ...items.flatMap(({ item, sold }) =>
      sold && sold.margin < 0
        ? [{ ...still(item), channel: 'h2h' as const, subject_id: item.variation_id, price: sold.price }]
        : [],
    ),
    ...(website ? await lossesOfWebsite(db, partnerId, items) : []),
  ];
  return losses.toSorted((one, other) => one.price - one.cost_now - (other.price - other.cost_now));
}

async function lossesOfWebsite(db: Db, partnerId: string, items: { item: CatalogueItem }[]): Promise<Loss[]> {
  const records = (await liveRecords(db, partnerId, 'product-vcg')).filter(({ data }) => isOn(data));
  if (records.length === 0) return [];
  const shop = await readShopTiers(db, partnerId);
  const known = new Map(items.map(({ item }) => [item.variation_id, item]));
  return (await pricedOf(db, partnerId, records)).flatMap((priced) => {
    const item = known.get(priced.data.variation_id ?? '');
    const price = lowestOffer(priced, shop);
    if (!item || price === null || price >= item.cost) return [];
    return [
      { ...still(item), channel: 'website' as const, subject_id: priced.id, item: priced.title, price },
    ];
  });
}

const still = ({ variation_id, brand_id, category_id, sku, brand, item, cost }: CatalogueItem) => ({
  ...{ variation_id, brand_id, category_id, sku, item: `${brand} – ${item}` },
  ...{ cost_before: cost, cost_now: cost },
});
