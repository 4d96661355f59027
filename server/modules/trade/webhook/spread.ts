import { tierPrice } from '../../../../src/core/pricing/tier-price';
import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { tellResource } from '../../../live/tell-resource';
import {
  holdEvents,
  insertDeliveries,
  type KeptEvent,
  type Listener,
  listenersOf,
  markSpread,
  wakeEndpoints,
} from './spread-store';

/** Job behind each event: puts it on its way to every endpoint that wants it, once, behind those before it. */
export const createSpread =
  (database: Database): JobHandler =>
  async ({ ref_id }) => {
    await database.transaction(async (tx) => {
      const events = await holdEvents(tx, ref_id);
      if (events.length === 0) return;
      const all: Listener[] = [];
      for (const event of events) {
        const listeners = await listenersOf(tx, event);
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
        // What moves in the catalogue goes to everybody at once: their lists read it when they are looked at.
        if (event.partner_id) await tellResource(tx, event.partner_id, 'webhook-delivery');
      }
      await markSpread(tx, events);
      if (all.length > 0) await wakeEndpoints(tx, all);
    });
    return 'done';
  };

/** As Standard Webhooks lays it out. Prices of the catalogue are those of the partner's tier, as everywhere else. */
function bodyOf({ type, created_at, partner_id, data }: KeptEvent, { discount }: Listener): string {
  const priced = (amount: unknown) => (typeof amount === 'number' ? tierPrice(amount, discount) : null);
  const told =
    partner_id === null ? { ...data, old_price: priced(data.old_price), price: priced(data.price) } : data;
  return JSON.stringify({ type, timestamp: created_at, data: told });
}
