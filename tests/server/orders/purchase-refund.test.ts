import { expect, test } from 'vitest';
import { endingOf } from '../../../src/topics/orders/server/transaction/settle';

test.each([
  [1, 5_000, 1],
  [19_700, 5_000, 9_850],
  [19_701, 5_000, 9_851],
  [19_700, 10_000, 19_700],
])(
  'of %i rupiah, %i hundredths of a percent undelivered give %i back',
  (selling_total, undeliveredBps, refund) => {
    const order = {
      id: '',
      code: 'TRX-1',
      sku: '',
      brand_key: '',
      qty: 1,
      product_name: '',
      item_name: '',
      destination: '',
      order_param: [],
      selling_total,
      sent: true,
      source: 1,
      age: 0,
      bill: null,
    };
    expect(endingOf(order, { state: 'partial', sn: null, voucherCodes: [], undeliveredBps })).toMatchObject({
      refund,
    });
  },
);
