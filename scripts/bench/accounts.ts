import type { Actor } from '../../server/http/actor';
import type { Order } from '../../server/modules/trade/transaction/buy';
import { PRICE, type Shop } from '../../tests/support/shop';

const ACCOUNTS = 100;
/** More than any run can spend. */
const BALANCE = 1_000_000_000_000;

export interface BenchAccounts {
  actors: Actor[];
  /** What every order of the run has in common. */
  order: Omit<Order, 'partner' | 'user' | 'key'>;
}

export async function openAccounts(shop: Shop): Promise<BenchAccounts> {
  const actors: Actor[] = [];
  while (actors.length < ACCOUNTS) actors.push(await shop.openPartner(BALANCE));
  return {
    actors,
    order: {
      actor: 'Budi Santoso',
      request_hash: 'a'.repeat(64),
      ref_id: null,
      brand: shop.game.brand,
      variation: shop.game.item,
      product_name: 'Mobile Legends',
      item_name: '86 Diamond',
      sku: 'ML-86',
      destination: '128845097 (2614)',
      nickname: 'RakaGaruda12',
      order_param: JSON.stringify([{ alias: 'User ID', key: 'user_id', value: '128845097' }]),
      qty: 1,
      unit_price: PRICE,
      total: PRICE,
      resale_total: PRICE + 1_000,
      customer_name: null,
      note: null,
      sla_seconds: 60,
      source: 1,
      inquiry: null,
      bill_period: null,
      // All of them go to one destination.
      is_once: false,
    },
  };
}
