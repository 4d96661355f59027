import { rupiah } from '../../../core/format/money';
import type { FeedItem } from '../../../platform/adapters/supplier/supplier';
import type { ByHand } from '../../../topics/purchase-prices/server/price-feed/service';
import type { Services } from '../../services';
import { type Command, OperatorError } from '../command';

const SKU = { name: 'sku', help: 'of the item, such as ML-86' };
const states: Record<string, FeedItem['state']> = {
  tersedia: 'available',
  gangguan: 'disturbed',
  kosong: 'out-of-stock',
};
const PRICE = /^[1-9]\d{0,8}$/;

/** Changes one value of an item; returns its name. Throws OperatorError. */
async function set({ priceFeed }: Services, sku: string, change: ByHand): Promise<string> {
  const item = await priceFeed.item(sku);
  if (!item) throw new OperatorError(`No item is sold as ${JSON.stringify(sku)}.`);
  if (item.is_postpaid && 'price' in change) {
    throw new OperatorError(`${item.name} is postpaid: it costs what its bill says.`);
  }
  if (!(await priceFeed.set(sku, change))) {
    throw new OperatorError(`Something newer is known of ${item.name}: nothing was changed. Try again.`);
  }
  return item.name;
}

export const productCommands: Command[] = [
  {
    name: 'price',
    summary: 'Set what an item of the catalogue costs, before the discounts of tiers',
    arguments: [SKU, { name: 'amount', help: 'whole rupiah, without dots' }],
    run: async (services, { sku = '', amount = '' }) => {
      if (!PRICE.test(amount)) {
        throw new OperatorError(`${JSON.stringify(amount)} is no price: whole rupiah, such as 21500.`);
      }
      const name = await set(services, sku, { price: Number(amount) });
      return { text: `${name} now costs ${rupiah(Number(amount))}.` };
    },
  },
  {
    name: 'product-state',
    summary: 'Say whether an item of the catalogue can be had',
    arguments: [SKU, { name: 'state', help: Object.keys(states).join(', ') }],
    run: async (services, { sku = '', state = '' }) => {
      const found = states[state.toLowerCase()];
      if (!found) throw new OperatorError(`A state is one of ${Object.keys(states).join(', ')}.`);
      return { text: `${await set(services, sku, { state: found })} is ${state.toLowerCase()} now.` };
    },
  },
];
