import { apiEnvironments } from '../../integration/words';
import { APPROVAL, BULK, ITEM, KYC, PRICE_REASON, WEBHOOK_DELIVERY } from '../../states';
import { PING, webhookEvents } from '../../text/webhook';
import { absent, neededBy, numbersOf } from './need';

/** What stores write into the lists that they make: a field may go, and where it stands it has a word for each value. */
export const listNeeds = {
  'bulk-order': neededBy('the page of bulk orders', {
    status: absent('choice', { is: numbersOf(BULK) }),
  }),
  'order-approval': neededBy('the approval of orders', {
    rule: absent('choice', { is: ['order', 'day', 'month'] }),
    status: absent('choice', { is: numbersOf(APPROVAL) }),
  }),
  'referral-partner': neededBy('the referral programme', {
    kyc_status: absent('choice', { is: numbersOf(KYC) }),
    state: absent('choice', { is: ['active', 'barred', 'ended'] }),
  }),
  'webhook-delivery': neededBy('the integration of programs', {
    event: absent('choice', { is: [...Object.keys(webhookEvents), PING] }),
    environment: absent('choice', { is: Object.keys(apiEnvironments) }),
    status: absent('choice', { is: numbersOf(WEBHOOK_DELIVERY) }),
  }),
  'price-history': neededBy('the history of a price', {
    direction: absent('choice', { is: ['up', 'down'] }),
    reason: absent('choice', { is: numbersOf(PRICE_REASON) }),
  }),
  'selling-item': neededBy('the price simulator', {
    result: absent('choice', { is: ['profit', 'even', 'loss', 'off', 'none'] }),
    rule_scope: absent('choice', { is: ['variation', 'brand', 'category', 'global', 'none'] }),
    status: absent('choice', { is: numbersOf(ITEM) }),
  }),
  'api-request': neededBy('the integration of programs', {
    status: absent('choice', { is: ['ok', 'refused', 'failed'] }),
    environment: absent('choice', { is: Object.keys(apiEnvironments) }),
  }),
};
