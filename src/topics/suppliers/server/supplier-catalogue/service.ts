import { createHash } from 'node:crypto';
import { ITEM } from '../../../../core/states';
import type { Db } from '../../../../platform/db/client';
import type { NewItem, PriceFeedService } from '../../../purchase-prices/server/price-feed/service';
import { type Planned, planImport } from '../../domain/import-plan';
import { sizeOf } from '../../domain/listed-name';
import type { NewRoute } from '../supplier/service';
import { createListFeed, type FeedDeps } from './feed';
import {
  type ListedBrand,
  type MappingInput,
  type MappingName,
  readImportInput,
  readListedBrands,
  removeMapping,
  setMapping,
} from './mapping-store';

interface Deps extends FeedDeps {
  priceFeed: FeedDeps['priceFeed'] & Pick<PriceFeedService, 'add' | 'sellOnePieces'>;
  addRoutes: (tx: Db, routes: readonly NewRoute[]) => Promise<void>;
}

/** A plan, and a name that identifies exactly this plan. */
export interface ImportPlan {
  name: string;
  rows: Planned[];
}

const isDone = ({ action }: Planned): boolean => action === 'new' || action === 'route';

export function createSupplierCatalogueService(deps: Deps) {
  const { database, priceFeed, addRoutes } = deps;

  /** Computes a plan only. `brand`: our key; null for all mapped brands. */
  const plan = async (supplier: string, brand: string | null): Promise<ImportPlan> => {
    const { listed, mappings, items, taken, routed, discount } = await readImportInput(database, {
      supplier,
    });
    const rows = planImport({
      ...{ listed, mappings, items, routed, discountBps: discount, only: brand },
      taken: new Set(taken),
    });
    const actions = JSON.stringify(rows.filter(isDone));
    return { name: createHash('sha256').update(actions).digest('hex').slice(0, 8), rows };
  };

  return {
    feed: createListFeed(deps),
    brands: (supplier: string): Promise<ListedBrand[]> => readListedBrands(database, { supplier }),
    /** False for an unknown brand key. */
    map: (input: MappingInput): Promise<boolean> => setMapping(database, input),
    /** Categories with this mapping: deleted if there is exactly one. Imported items stay. */
    unmap: (of: MappingName): Promise<string[]> => removeMapping(database, of),
    plan,

    /** Executes a plan completely if it is unchanged; null if it has changed. */
    async carryOut(supplier: string, brand: string | null, name: string): Promise<Planned[] | null> {
      const seen = await plan(supplier, brand);
      if (seen.name !== name) return null;
      const done = seen.rows.filter(isDone);
      await database.transaction(async (tx) => {
        const news = done.filter(({ action }) => action === 'new');
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
  // Until the next list poll, a minute later.
  status: ITEM.open,
});
