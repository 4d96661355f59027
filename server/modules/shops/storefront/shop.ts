import { resourceOf } from '../../../../src/core/schema/compile';
import type { Model } from '../../../../src/core/schema/model';
import type { Database } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import { readSite } from '../site-version/published';
import { text } from './kept-values';
import { readShop, type ShopRow } from './shop-store';

/** A website that is there, with the configuration that its visitors see. */
export interface Shop extends ShopRow {
  name: string;
  /** Without a slash at its end. */
  url: string | null;
  /** What was published last, over what the declaration says of a new website. */
  settings: Record<string, unknown>;
}

/** Finds shops by subdomain or partner code. */
export function createShops({ database, model }: { database: Database; model: Model }) {
  const settingsOf = createSettingsOf(model);

  const find = async (name: string): Promise<Shop | null> => {
    const row = await readShop(database, name);
    if (!row) return null;
    const { published, ...site } = await readSite(database.db, row.partner_id);
    return { ...row, ...site, settings: settingsOf(published) };
  };

  /** Throws SHOP_NOT_FOUND. */
  const known = async (name: string): Promise<Shop> => {
    const shop = await find(name);
    if (!shop) throw new AppError('SHOP_NOT_FOUND');
    return shop;
  };

  return {
    find,
    known,

    /** Throws SHOP_NOT_FOUND, SHOP_EXPIRED. */
    running: async (name: string): Promise<Shop> => mustRun(await known(name)),

    /** Throws SHOP_NOT_FOUND, SHOP_EXPIRED, SHOP_MAINTENANCE. */
    open: async (name: string): Promise<Shop> => mustBeOpen(await known(name)),
  };
}

function mustRun(shop: Shop): Shop {
  if (shop.expired) throw new AppError('SHOP_EXPIRED');
  return shop;
}

/** Throws SHOP_EXPIRED, SHOP_MAINTENANCE. */
export function mustBeOpen(shop: Shop): Shop {
  mustRun(shop);
  if (shop.settings.maintenance_active === true) {
    const message = text(shop.settings.maintenance_message) ?? 'Toko sedang dalam perbaikan.';
    throw new AppError('SHOP_MAINTENANCE', { message });
  }
  return shop;
}

/** The configuration that visitors meet: what was published, over what the form of a new website begins with. */
export function createSettingsOf(model: Model): (published: Record<string, unknown>) => Shop['settings'] {
  const fresh = newWebsite(model);
  return (published) => ({ ...fresh, ...published });
}

/** The configuration of a website that nobody has published: what its form begins with. */
function newWebsite(model: Model): Record<string, unknown> {
  if (!model.resources.some(({ name }) => name === 'web-panel')) return {};
  const fields = Object.entries(resourceOf(model, 'web-panel').fields);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => ('default' in field ? [[name, field.default]] : [])),
  );
}
