import { apiEnvironments } from '../../integration/words';
import { APPROVAL, BULK, KYC, WEBHOOK_DELIVERY } from '../../states';
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
};
