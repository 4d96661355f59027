import { createHash } from 'node:crypto';
import { ITEM } from '../../../../src/core/states';
import { type Planned, planImport } from '../../../../src/core/supply/import-plan';
import { sizeOf } from '../../../../src/core/supply/listed-name';
import type { Db } from '../../../db/client';
import type { NewItem, PriceFeed } from '../price-feed/service';
import type { NewRoute } from '../supplier/service';
import { createListFeed, type FeedParts } from './feed';
import {
  type ListedBrand,
  listedBrands,
  type MappingName,
  type MappingWish,
  planGrounds,
  removeMapping,
  setMapping,
} from './mapping-store';

interface Parts extends FeedParts {
  priceFeed: FeedParts['priceFeed'] & Pick<PriceFeed, 'add' | 'sellOnePieces'>;
  /** Writes routes behind those that their items have. */
  addRoutes: (tx: Db, routes: readonly NewRoute[]) => Promise<void>;
}

/** What would be done, and the name under which exactly that is carried out. */
export interface ImportPlan {
  name: string;
  rows: Planned[];
}

const isDone = ({ act }: Planned): boolean => act === 'new' || act === 'route';

/** What suppliers outside sell: their lists, where it belongs here, and how it is taken in. */
export function createSupplierCatalogue(parts: Parts) {
  const { database, priceFeed, addRoutes } = parts;

  /** Nothing is done. `brand`: key of ours; null for every brand that something is mapped to. */
  const plan = async (supplier: string, brand: string | null): Promise<ImportPlan> => {
    const { listed, mappings, items, taken, routed, discount } = await planGrounds(database, supplier);
    const rows = planImport({
      ...{ listed, mappings, items, routed, discountBps: discount, only: brand },
      taken: new Set(taken),
    });
    const acts = JSON.stringify(rows.filter(isDone));
    return { name: createHash('sha256').update(acts).digest('hex').slice(0, 8), rows };
  };

  return {
    feed: createListFeed(parts),
    brands: (supplier: string): Promise<ListedBrand[]> => listedBrands(database, supplier),
    /** False when no brand of ours has the key. */
    map: (wish: MappingWish): Promise<boolean> => setMapping(database, wish),
    /** Categories that such a mapping is of: where it is one, it is gone. What was taken in by it stays. */
    unmap: (of: MappingName): Promise<string[]> => removeMapping(database, of),
    plan,

    /** Carries out a plan as it was seen, all of it or nothing; null when something has changed since. */
    async carryOut(supplier: string, brand: string | null, name: string): Promise<Planned[] | null> {
      const seen = await plan(supplier, brand);
      if (seen.name !== name) return null;
      const done = seen.rows.filter(isDone);
      await database.transaction(async (tx) => {
        const news = done.filter(({ act }) => act === 'new');
        await priceFeed.add(tx, news.map(itemOf));
        await priceFeed.sellOnePieces(
          tx,
          done.map(({ sku }) => sku),
        );
        await addRoutes(
          tx,
          done.map(({ sku, code, margin }) => ({ sku, supplier, code, margin })),
        );
      });
      return done;
    },
  };
}

const itemOf = ({ sku, brand_id, group, name, price, admin_fee, commission }: Planned): NewItem => ({
  ...{ sku, brand_id, group, name, price, admin_fee, commission },
  denomination: sizeOf(name),
  // Until its list is looked at again, a minute later.
  status: ITEM.open,
});
