import type { Reads } from '../admin/schema/reads';
import { debtReads } from '../topics/books/domain/reads';
import { bookReads } from '../topics/books/server/reads';
import { ownCodeReads } from '../topics/catalogue/domain/own-code';
import { guardReads } from '../topics/margin-guard/server/reads';
import { sellingReads } from '../topics/selling-prices/server/reads';
import { shiftReads } from '../topics/shifts/server/reads';
import { shopReads } from '../topics/shops/server/shop-record/reads';
import { subAccountReads } from '../topics/sub-accounts/server/reads';
import { ticketReads } from '../topics/tickets/server/reads';

/**
 * Fields of declared resources that code reads by name (ADR 0017). Imports only data, because it is checked
 * before the server is built.
 */
export const reads: Reads = {
  ...{ ...shopReads, ...guardReads, ...bookReads, ...debtReads, ...sellingReads },
  ...{ ...shiftReads, ...ticketReads, ...subAccountReads, ...ownCodeReads },
  'price-list': { by: 'the page of brands' },
  'price-history': { by: 'the history of a price' },
  'margin-event': { by: 'the messages of guards of margins' },
  'selling-item': { by: 'the price simulator' },
  'referral-partner': { by: 'the referral programme' },
  'referral-mutation': { by: 'the referral programme' },
  transaction: { by: 'the dashboard and the detail of an order' },
  'bulk-order': { by: 'the page of bulk orders' },
  'order-approval': { by: 'the approval of orders' },
  'webhook-delivery': { by: 'the integration of programs' },
  'webhook-delivery.actions.resend-period': {
    by: 'the handler of "resend-period"',
    fields: ['period:period! which:choice!'],
  },
  'api-request': { by: 'the integration of programs' },
};
