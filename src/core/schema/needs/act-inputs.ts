import { absent, filled, neededBy, there } from './need';

const handler = (name: string) => `the handler of "${name}"`;

/** What handlers read of what is typed, by resource and act; an act that a declaration leaves out needs nothing. */
export const actInputs = {
  member: {
    'adjust-balance': neededBy(handler('adjust-balance'), {
      direction: filled('choice', { is: ['in', 'out'] }),
      amount: filled('money'),
      reason: filled('longtext'),
    }),
  },
  'panel-transaction': {
    'confirm-payment': neededBy(handler('confirm-payment'), { note: absent('text') }),
    'confirm-payments': neededBy(handler('confirm-payments'), { note: absent('text') }),
    complete: neededBy(handler('complete'), { sn: there('text') }),
    refund: neededBy(handler('refund'), {
      target: filled('choice', { is: ['auto', 'balance', 'manual'] }),
      reason: filled('longtext'),
    }),
  },
  'web-panel': { rollback: neededBy(handler('rollback'), { version_id: filled('reference') }) },
  'product-vcg': {
    reprice: neededBy(handler('reprice'), {
      way: filled('choice', { is: ['up', 'down', 'cost', 'tier'] }),
      amount: there('rate'),
      rounding: there('choice', { is: ['1', '100', '500', '1000'] }),
    }),
  },
  'product-custom': { 'add-codes': neededBy(handler('add-codes'), { codes: filled('lines') }) },
  promo: {
    try: neededBy(handler('try'), {
      product_id: filled('reference'),
      qty: filled('number'),
      member_id: absent('reference'),
      payment_method_id: absent('reference'),
    }),
  },
};
