import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { tellResource } from '../../../../platform/live/tell-resource';
import { tierPrice } from '../../../selling-prices/domain/tier-price';
import type { WebhookFacts } from '../../contract/webhook-message';
import { messageText } from './message';
import {
  insertDeliveries,
  type KeptEvent,
  type Listener,
  lockEvents,
  markSpread,
  readListeners,
  wakeEndpoints,
} from './spread-store';

/** Job of an event: queues one delivery per subscribed endpoint, after earlier events. */
export const createSpread =
  (database: Database): JobHandler =>
  async ({ ref_id }) => {
    await database.transaction(async (tx) => {
      const events = await lockEvents(tx, ref_id);
      if (events.length === 0) return;
      const all: Listener[] = [];
      for (const event of events) {
        const listeners = await readListeners(tx, event);
        if (listeners.length === 0) continue;
        all.push(...listeners);
        await insertDeliveries(
          tx,
          event,
          listeners.map((listener) => ({
            endpoint: listener.id,
            partner: listener.partner_id,
            body: bodyOf(event, listener),
          })),
        );
        // Catalogue changes go to all partners, so open lists are not notified.
        if (event.partner_id) await tellResource(tx, event.partner_id, 'webhook-delivery');
      }
      await markSpread(tx, events);
      if (all.length > 0) await wakeEndpoints(tx, all);
    });
    return 'done';
  };

const bodyOf = (event: KeptEvent, { discount }: Listener): string =>
  messageText({ ...factsFor(event, discount), timestamp: event.created_at });

/** Catalogue prices at the partner's tier. */
function factsFor(event: KeptEvent, discount: number): WebhookFacts {
  switch (event.type) {
    case 'product.price_changed':
    case 'product.status_changed': {
      const { old_price, price } = event.data;
      const priced = (amount: number | null) => (amount === null ? null : tierPrice(amount, discount));
      const prices = { old_price: priced(old_price), price: priced(price) };
      return { type: event.type, data: { ...event.data, ...prices } };
    }
    default:
      return event;
  }
}
