import { resourceOf } from '../../../admin/schema/compile';
import type { Model } from '../../../admin/schema/model';
import type { Database } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { readSite } from '../../shops/server/site-version/published';
import { text } from './document-values';
import { readShop, type ShopRow } from './shop-store';

export interface Shop extends ShopRow {
  name: string;
  /** Without a trailing slash. */
  url: string | null;
  /** Published configuration merged over the declaration's defaults. */
  settings: Record<string, unknown>;
}

export function createShops({ database, model }: { database: Database; model: Model }) {
  const settingsOf = createSettingsOf(model);

  const find = async (name: string): Promise<Shop | null> => {
    const row = await readShop(database, { shop: name });
    if (!row) return null;
    const { published, ...site } = await readSite(database.db, row.partner_id);
    return { ...row, ...site, settings: settingsOf(published) };
  };

  const known = async (name: string): Promise<Shop> => {
    const shop = await find(name);
    if (!shop) throw new AppError('SHOP_NOT_FOUND');
    return shop;
  };

  return {
    find,
    known,
    settingsOf,

    running: async (name: string): Promise<Shop> => mustRun(await known(name)),

    open: async (name: string): Promise<Shop> => mustBeOpen(await known(name)),
  };
}

function mustRun(shop: Shop): Shop {
  if (shop.expired) throw new AppError('SHOP_EXPIRED');
  return shop;
}

export function mustBeOpen(shop: Shop): Shop {
  mustRun(shop);
  if (shop.settings.maintenance_active === true) {
    const message = text(shop.settings.maintenance_message) ?? 'Toko sedang dalam perbaikan.';
    throw new AppError('SHOP_MAINTENANCE', { message });
  }
  return shop;
}

/** Effective configuration: published values over the defaults of the form. */
export function createSettingsOf(model: Model): (published: Record<string, unknown>) => Shop['settings'] {
  const fresh = newWebsite(model);
  return (published) => ({ ...fresh, ...published });
}

/** Default configuration of an unpublished website. */
function newWebsite(model: Model): Record<string, unknown> {
  if (!model.resources.some(({ name }) => name === 'web-panel')) return {};
  const fields = Object.entries(resourceOf(model, 'web-panel').fields);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : [])),
  );
}
