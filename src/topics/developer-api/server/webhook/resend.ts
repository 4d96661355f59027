import type { Database } from '../../../../platform/db/client';
import type { JobHandler } from '../../../../platform/jobs/job';
import { notifyResource } from '../../../../platform/live/notify-resource';
import { endResend, resendPortion } from './resend-store';
import { wakeEndpoints } from './spread-store';

/** Deliveries per transaction, to keep locks short. */
const PORTION = 1_000;

export const createResend =
  (database: Database, portion = PORTION): JobHandler =>
  ({ ref_id: partner }) =>
    database.transaction(async (tx) => {
      const { endpoints, count } = await resendPortion(tx, { partner, most: portion });
      if (count < portion) await endResend(tx, { partner });
      if (endpoints.length > 0) await wakeEndpoints(tx, endpoints);
      if (count > 0) await notifyResource(tx, partner, 'webhook-delivery');
      return count < portion ? 'done' : { again: 0 };
    });
