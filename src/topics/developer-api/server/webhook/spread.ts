import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { notifyResource } from '../../../../platform/live/notify-resource';
import { messageText } from '../../contract/webhook-message';
import {
  insertDeliveries,
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
            body: messageText({ ...event, timestamp: event.created_at }, listener.discount),
          })),
        );
        // Catalogue changes go to all partners, so open lists are not notified.
        if (event.partner_id) await notifyResource(tx, event.partner_id, 'webhook-delivery');
      }
      await markSpread(tx, events);
      if (all.length > 0) await wakeEndpoints(tx, all);
    });
    return 'done';
  };
