import type { Database } from '../../../db/client';
import type { JobHandler } from '../../../jobs/job';
import { tellResource } from '../../../live/tell-resource';
import { endResend, resendPortion } from './resend-store';
import { wakeEndpoints } from './spread-store';

/** Deliveries of one commit: nobody who is sent something waits for all of a month. */
const PORTION = 1_000;

/** Job of a partner: sends what is left of a period again, a portion after another. */
export const createResend =
  (database: Database, portion = PORTION): JobHandler =>
  ({ ref_id: partner }) =>
    database.transaction(async (tx) => {
      const { endpoints, count } = await resendPortion(tx, partner, portion);
      if (count < portion) await endResend(tx, partner);
      if (endpoints.length > 0) await wakeEndpoints(tx, endpoints);
      if (count > 0) await tellResource(tx, partner, 'webhook-delivery');
      return count < portion ? 'done' : { again: 0 };
    });
