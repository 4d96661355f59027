import { API_CALLS } from '../../integration/calls';
import { apiEnvironments } from '../../integration/words';
import { GUARD_CHANNELS, GUARD_EVENT_STATES, GUARD_EVENTS } from '../../pricing/margin-guard';
import { CHANGE_KINDS, CHANGE_STATES } from '../../pricing/rule-change';
import {
  APPROVAL,
  BULK,
  COMMISSION_MOVE,
  ITEM,
  KYC,
  PRICE_REASON,
  SHELF_ITEM,
  TRANSACTION,
  WEBHOOK_DELIVERY,
} from '../../states';
import { risks } from '../../text/activities';
import { PING, webhookEvents } from '../../text/webhook';
import { absent, given, neededBy, numbersOf } from './need';

/** A field that a store writes one of these into. */
const oneOf = <const Values extends readonly string[]>(is: Values) => absent('choice', given(is));

/**
 * What stores write into the lists that they make: a field may go, and so may the whole list where no screen names it;
 * where it stands it has a word for each value.
 */
export const listNeeds = {
  'bulk-order': neededBy('the page of bulk orders', { status: oneOf(numbersOf(BULK)) }),
  'order-approval': neededBy('the approval of orders', {
    rule: oneOf(['order', 'day', 'month']),
    status: oneOf(numbersOf(APPROVAL)),
  }),
  'referral-partner': neededBy('the referral programme', {
    kyc_status: oneOf(numbersOf(KYC)),
    state: oneOf(['active', 'barred', 'ended']),
  }),
  'referral-mutation': neededBy('the referral programme', { type: oneOf(numbersOf(COMMISSION_MOVE)) }),
  'webhook-delivery': neededBy('the integration of programs', {
    event: oneOf([...Object.keys(webhookEvents), PING]),
    environment: oneOf(Object.keys(apiEnvironments)),
    status: oneOf(numbersOf(WEBHOOK_DELIVERY)),
  }),
  'api-request': neededBy('the integration of programs', {
    call: oneOf(API_CALLS),
    status: oneOf(['ok', 'refused', 'failed']),
    environment: oneOf(Object.keys(apiEnvironments)),
  }),
  'price-history': neededBy('the history of a price', {
    direction: oneOf(['up', 'down']),
    reason: oneOf(numbersOf(PRICE_REASON)),
  }),
  'price-list': neededBy('the price list', { status: oneOf(numbersOf(SHELF_ITEM)) }),
  'selling-item': neededBy('the price simulator', {
    result: oneOf(['profit', 'even', 'loss', 'off', 'none']),
    rule_scope: oneOf(['variation', 'brand', 'category', 'global', 'none']),
    status: oneOf(numbersOf(ITEM)),
  }),
  'selling-change': neededBy('the history of selling prices', {
    kind: oneOf(CHANGE_KINDS),
    state: oneOf(CHANGE_STATES),
  }),
  'margin-event': neededBy('guards of margins', {
    kind: oneOf(GUARD_EVENTS),
    channel: oneOf(GUARD_CHANNELS),
    state: oneOf(GUARD_EVENT_STATES),
  }),
  'losing-item': neededBy('guards of margins', { channel: oneOf(GUARD_CHANNELS) }),
  'sub-account-order': neededBy('the list of sub-accounts', {
    status: oneOf([...numbersOf(TRANSACTION), 'refund']),
  }),
  'sub-account-activity': neededBy('the list of sub-accounts', { risk: oneOf(risks) }),
};
