import type { z } from 'zod';
import { countUp } from '../../../admin/server/counters';
import type { Database } from '../../../platform/db/client';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { noteStorefrontBanners } from '../contract/storefront-site';

/** Counted views per address and website; more are shown but not counted. */
const SEEN: Quota = { kind: 'storefront-seen', most: 60, seconds: 60, gap: 0 };

export type NotedBanners = z.output<typeof noteStorefrontBanners.body>;

interface SeenDeps {
  database: Database;
  quota: Pick<QuotaService, 'markOf' | 'allows'>;
}

/** Counts views. Best effort: a failed metric never fails the page. */
export function createSeen({ database, quota }: SeenDeps) {
  const isCounted = async (partnerId: string, ip: string): Promise<boolean> => {
    const address = quota.markOf(ip);
    return address === null || quota.allows(SEEN, `${partnerId} ${address}`);
  };
  const count = async (ip: string, seen: Parameters<typeof countUp>[1]): Promise<void> => {
    if (await isCounted(seen.partnerId, ip)) await countUp(database.db, seen);
  };

  return {
    article: (partnerId: string, id: string, ip: string): Promise<void> =>
      count(ip, { partnerId, resource: 'blog', field: 'views', ids: [id] }).catch(() => undefined),

    banners: (partnerId: string, { event, ids }: NotedBanners, ip: string): Promise<void> =>
      count(ip, {
        ...{ partnerId, resource: 'banner', ids },
        field: event === 'click' ? 'clicks' : 'impressions',
      }).catch(() => undefined),
  };
}
