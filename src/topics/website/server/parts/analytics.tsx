import type { AnalyticsIds } from '../../domain/analytics';
import type { WebsiteAssets } from '../assets';
import { NONCE } from './document';

/** Starts the analytics of a shop, in place of `ANALYTICS`. */
export function Analytics({ ids, assets }: { ids: AnalyticsIds; assets: WebsiteAssets }) {
  const src = assets.script('analytics');
  return (
    src && (
      <script
        type="module"
        src={src}
        nonce={NONCE}
        async
        data-analytics
        data-google={ids.google}
        data-meta={ids.meta}
        data-tiktok={ids.tiktok}
      />
    )
  );
}
