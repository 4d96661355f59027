import { debtReads } from '../src/core/debt/reads';
import type { Reads } from '../src/core/schema/reads';
import { subAccountReads } from './modules/people/sub-account/reads';
import { ticketReads } from './modules/people/ticket/reads';
import { guardReads } from './modules/shops/margin-guard/reads';
import { shopReads } from './modules/shops/shop-record/reads';
import { bookReads } from './modules/trade/books/reads';
import { shiftReads } from './modules/trade/cashier-shift/reads';
import { sellingReads } from './modules/trade/selling-price/reads';

/**
 * Fields of declared resources that code reads by name (ADR 0017). Imports only data, because it is checked
 * before the server is built.
 */
export const reads: Reads = {
  ...{ ...shopReads, ...guardReads, ...bookReads, ...debtReads, ...sellingReads },
  ...{ ...shiftReads, ...ticketReads, ...subAccountReads },
  'price-list': { by: 'the page of brands' },
  'price-history': { by: 'the history of a price' },
  'margin-event': { by: 'the messages of guards of margins' },
  'selling-item': { by: 'the price simulator' },
  'referral-partner': { by: 'the referral programme' },
  'referral-mutation': { by: 'the referral programme' },
  'bulk-order': { by: 'the page of bulk orders' },
  'order-approval': { by: 'the approval of orders' },
  'webhook-delivery': { by: 'the integration of programs' },
  'webhook-delivery.acts.resend-period': {
    by: 'the handler of "resend-period"',
    fields: ['period:period! which:choice!'],
  },
  'api-request': { by: 'the integration of programs' },
};
