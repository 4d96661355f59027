import type { Database } from '../../../../platform/db/client';
import { queryAll } from '../../../../platform/db/statement';
import { FACTS, type OrderFacts, type Recent } from './order-store';

export type ItemFacts = OrderFacts & { id: string; brand_id: string };

export const readFactsOfMany = queryAll<{ partner: string; variations: readonly string[] }, ItemFacts>(
  'transaction_facts_many',
  `select v.id, v.brand_id, ${FACTS} where v.id = any(:variations::uuid[])`,
);

export interface Goal {
  variation: string;
  destination: string;
}

const readRecent = queryAll<{ partner: string; variations: string[]; destinations: string[] }, Recent & Goal>(
  'transaction_recent_many',
  `select wanted.variation, wanted.destination, count(*)::int as orders,
  greatest(1, floor(extract(epoch from now() - max(t.created_at)) / 60))::int as minutes
from (select distinct * from unnest(:variations::uuid[], :destinations::text[]) as wanted (variation, destination)) wanted
join transactions t on t.partner_id = :partner::uuid and t.variation_id = wanted.variation
  and t.destination = wanted.destination
where stands_lately(t.created_at, t.status)
group by wanted.variation, wanted.destination`,
);

export const readRecentOfMany = (
  database: Database,
  partner: string,
  goals: readonly Goal[],
): Promise<(Recent & Goal)[]> =>
  readRecent(database, {
    partner,
    variations: goals.map(({ variation }) => variation),
    destinations: goals.map(({ destination }) => destination),
  });

export const readOrdersByKeys = queryAll<
  { partner: string; keys: readonly string[] },
  { id: string; idempotency_key: string }
>(
  'transaction_keys',
  `select id, idempotency_key from transactions
where partner_id = :partner::uuid and idempotency_key = any(:keys::uuid[])`,
);
