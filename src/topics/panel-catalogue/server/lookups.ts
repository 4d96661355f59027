import { lookupOnly } from '../../../admin/server/lookup-only';
import type { ResourceService } from '../../../admin/server/service-shape';
import type { Database } from '../../../platform/db/client';
import {
  findBrands,
  findCategories,
  findVariations,
  nameBrands,
  nameCategories,
  nameVariations,
} from './h2h-store';
import { findProducts, nameProducts } from './product-store';

export const createLookups = (database: Database): Record<string, ResourceService> => ({
  brand: lookupOnly(database, {
    find: (db, _partner, search, limit) => findBrands(db, search, limit),
    name: (db, _partner, ids) => nameBrands(db, ids),
  }),
  'catalogue-category': lookupOnly(database, {
    find: (db, _partner, search, limit) => findCategories(db, search, limit),
    name: (db, _partner, ids) => nameCategories(db, ids),
  }),
  variation: lookupOnly(database, {
    find: (db, _partner, search, limit) => findVariations(db, search, limit),
    name: (db, _partner, ids) => nameVariations(db, ids),
  }),
  'panel-product': {
    ...lookupOnly(database, { find: findProducts, name: nameProducts }),
    readsDocuments: true,
  },
});
