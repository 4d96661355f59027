import { absent, filled, neededBy, there } from './need';
import { howToPrice } from './selling';

const handler = (name: string) => `the handler of "${name}"`;

const howToMend = {
  way: filled('choice', { is: ['even', 'margin'] }),
  margin: there('rate'),
  rounding: filled('choice', { is: ['0', '50', '100', '500', '1000'] }),
} as const;

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
  debt: { pay: neededBy(handler('pay'), { date: filled('date'), amount: filled('money') }) },
  'web-panel': { rollback: neededBy(handler('rollback'), { version_id: filled('reference') }) },
  'selling-item': { 'set-rule': neededBy(handler('set-rule'), howToPrice) },
  'losing-item': {
    mend: neededBy(handler('mend'), howToMend),
    'mend-all': neededBy(handler('mend-all'), howToMend),
  },
  'product-vcg': {
    reprice: neededBy(handler('reprice'), {
      way: filled('choice', { is: ['up', 'down', 'cost', 'tier'] }),
      amount: there('rate'),
      rounding: there('choice', { is: ['1', '100', '500', '1000'] }),
    }),
  },
  'product-custom': { 'add-codes': neededBy(handler('add-codes'), { codes: filled('lines') }) },
  ticket: {
    reply: neededBy(handler('reply'), { body: filled('longtext'), attachments: absent('tags') }),
    rate: neededBy(handler('rate'), { rating: filled('number'), note: absent('longtext') }),
  },
  'cashier-shift': {
    start: neededBy(handler('start'), { opening_cash: filled('money') }),
    cash: neededBy(handler('cash'), {
      direction: filled('choice', { is: ['in', 'out'] }),
      amount: filled('money'),
      reason: filled('text'),
    }),
    count: neededBy(handler('count'), {
      counted: filled('money'),
      noncash: there('money'),
      pieces: there('rows', { columns: { value: filled('number'), count: filled('number') } }),
    }),
    explain: neededBy(handler('explain'), { note: filled('longtext') }),
  },
  'webhook-delivery': {
    'resend-period': neededBy(handler('resend-period'), {
      period: filled('period'),
      which: filled('choice', { is: ['failed', 'all'] }),
    }),
  },
  promo: {
    try: neededBy(handler('try'), {
      product_id: filled('reference'),
      qty: filled('number'),
      member_id: absent('reference'),
      payment_method_id: absent('reference'),
    }),
  },
};
