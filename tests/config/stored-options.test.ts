import { expect, it } from 'vitest';
import shipped from '../../resources.config';
import * as states from '../../src/core/states';
import { risks } from '../../src/core/text/activities';
import { PING, webhookEvents } from '../../src/core/text/webhook';
import { autoLines, countings, manualLines } from '../../src/topics/books/domain/lines';
import { OPEN_API } from '../../src/topics/developer-api/domain/paths';
import { apiEnvironments } from '../../src/topics/developer-api/domain/words';
import { GUARD_CHANNELS, GUARD_EVENT_STATES, GUARD_EVENTS } from '../../src/topics/margin-guard/domain';
import { CHANGE_KINDS, CHANGE_STATES } from '../../src/topics/selling-prices/domain/rule-change';
import { programCalls } from '../support/program-calls';

/** States are stored as numbers, but options are texts. */
const numbers = (names: Record<string, number>): string[] => Object.values(names).map(String);

const environments = Object.keys(apiEnvironments);
const stored: Record<string, readonly string[]> = {
  'panel-transaction.stage': states.ORDER_STAGES,
  'panel-transaction.order_status': numbers(states.ORDER),
  'panel-transaction.product_source': Object.keys(states.PRODUCT_SOURCE),
  'panel-transaction.fee_bearer': ['shop', 'buyer'],
  'panel-transaction.payment_source': states.PAYMENT_SOURCES,
  'panel-transaction.payment_status': numbers(states.PAYMENT),
  'member-mutation.type': states.MEMBER_MOVES.balance,
  'member-point.type': states.MEMBER_MOVES.point,
  'member-device.status': ['open', 'ended'],
  'product-vcg.stock_status': states.STOCK_STATUSES,
  'bulk-order.status': numbers(states.BULK),
  'order-approval.rule': ['order', 'day', 'month'],
  'order-approval.status': numbers(states.APPROVAL),
  'referral-partner.kyc_status': numbers(states.KYC),
  'referral-partner.state': ['active', 'barred', 'ended'],
  'referral-mutation.type': numbers(states.COMMISSION_MOVE),
  'webhook-delivery.event': [...Object.keys(webhookEvents), PING],
  'webhook-delivery.environment': environments,
  'webhook-delivery.status': numbers(states.WEBHOOK_DELIVERY),
  'api-request.call': programCalls.map(({ method, path }) => `${method} ${path.slice(OPEN_API.length)}`),
  'api-request.status': ['ok', 'refused', 'failed'],
  'api-request.environment': environments,
  'price-history.direction': ['up', 'down'],
  'price-history.reason': numbers(states.PRICE_REASON),
  'price-list.status': numbers(states.SHELF_ITEM),
  'selling-item.result': ['profit', 'even', 'loss', 'off', 'none'],
  'selling-item.rule_scope': ['variation', 'brand', 'category', 'global', 'none'],
  'selling-item.status': numbers(states.ITEM),
  'selling-change.kind': CHANGE_KINDS,
  'selling-change.state': CHANGE_STATES,
  'margin-event.kind': GUARD_EVENTS,
  'margin-event.channel': GUARD_CHANNELS,
  'margin-event.state': GUARD_EVENT_STATES,
  'losing-item.channel': GUARD_CHANNELS,
  'sub-account-activity.risk': risks,
  'sub-account.status': numbers(states.SUB_ACCOUNT),
  'sub-account.role': states.SUB_ACCOUNT_ROLES,
  'cashier-shift.status': numbers(states.SHIFT),
  'ticket.status': numbers(states.TICKET),
  'entry.line': [...autoLines, ...manualLines],
  'entry.counts': countings,
};

it.each(Object.entries(stored))('%s has an option for each value that is stored', (at, values) => {
  const [name, field = ''] = at.split('.');
  const own = shipped.resources.find((one) => one.name === name)?.fields[field];
  const options = own?.kind === 'choice' ? own.options.map(({ value }) => value) : [];
  expect(options.toSorted()).toEqual([...values].toSorted());
});
