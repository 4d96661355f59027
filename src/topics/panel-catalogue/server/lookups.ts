import { lookupOnly } from '../../../admin/server/lookup-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import {
  nameBrands,
  nameCategories,
  nameVariations,
  searchBrands,
  searchCategories,
  searchVariations,
} from './h2h-store';
import { nameProducts, searchProducts } from './product-store';

export const createLookups = (database: Database): Record<string, ResourceService> => ({
  brand: lookupOnly(database, {
    find: (db, _partner, search, limit) => searchBrands(db, search, limit),
    name: (db, _partner, ids) => nameBrands(db, ids),
  }),
  'catalogue-category': lookupOnly(database, {
    find: (db, _partner, search, limit) => searchCategories(db, search, limit),
    name: (db, _partner, ids) => nameCategories(db, ids),
  }),
  variation: lookupOnly(database, { find: searchVariations, name: nameVariations }),
  'panel-product': {
    ...lookupOnly(database, { find: searchProducts, name: nameProducts }),
    readsDocuments: true,
  },
});
