import { sql } from 'drizzle-orm';
import type { LiveResource } from '../../src/core/contract/live';
import type { Db } from '../db/client';
import { LIVE } from './message';

/**
 * Tells open lists and details of a declared resource, with the commit of `tx`, that its rows have changed. The
 * database sends what one transaction says several times only once.
 */
export async function tellResource(tx: Db, partnerId: string, resource: LiveResource): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${LIVE}, json_build_object('channel', 'mitra', 'partner_id', ${partnerId}::uuid,
      'frame', json_build_object('type', 'resource', 'resource', ${resource}::text))::text)`);
}
