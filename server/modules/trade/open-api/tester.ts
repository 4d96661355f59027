import { testCustomer } from '../../../../src/core/catalogue/test-customer';
import type { SandboxItem } from '../../../../src/core/contract/integration';
import { endings } from '../../../../src/core/integration/endings';
import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { sandboxOrder } from './sandbox-order-store';
import { cheapestItems, discountOf } from './tester-store';

const [ANY = ''] = Object.keys(endings);

export const createTester = (database: Database) => ({
  async items({ partnerId }: Pick<Actor, 'partnerId'>): Promise<SandboxItem[]> {
    const [discount, rows] = await Promise.all([discountOf(database, partnerId), cheapestItems(database)]);
    return rows
      .filter(({ forms }) => testCustomer(forms, ANY, '') !== null)
      .map(({ base_price, ...row }) => ({ ...row, price: tierPrice(base_price, discount) }));
  },

  async order({ partnerId }: Pick<Actor, 'partnerId'>, code: string) {
    const order = await sandboxOrder(database, { partner: partnerId, id: null, code, ref: null });
    if (!order) throw new AppError('NOT_FOUND');
    return order;
  },
});
