import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client';

interface Seen {
  partnerId: string;
  resource: 'banner' | 'blog';
  /** Which count of theirs. */
  field: 'clicks' | 'impressions' | 'views';
  ids: string[];
}

/** One more for each of these live records of the partner; their versions stay, so no form is in conflict. */
export async function countSeen(db: Db, { partnerId, resource, field, ids }: Seen): Promise<void> {
  await db.execute(sql`
    insert into entity_counters as c (entity_id, field, value)
    select id, ${field}::text, 1 from entities
    where partner_id = ${partnerId}::uuid and resource = ${resource} and deleted_at is null and id in ${ids}
    order by id
    on conflict (entity_id, field) do update set value = c.value + 1`);
}
