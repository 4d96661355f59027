import type { StorefrontSite } from '../../storefront/contract/storefront-site';

export type AnalyticsIds = StorefrontSite['analytics'];

interface AnalyticsService {
  name: string;
  /** Hosts that its script needs, by directive of the content security policy. */
  sources: Readonly<Record<'script-src' | 'connect-src' | 'img-src', readonly string[]>>;
}

/** Services of other companies, with the hosts that their documentation names for a content security policy. */
const services: Readonly<Record<keyof AnalyticsIds, AnalyticsService>> = {
  google: {
    name: 'Google Analytics',
    sources: {
      'script-src': ['https://www.googletagmanager.com'],
      // Google answers from a host for each region.
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
    },
  },
  meta: {
    name: 'Meta Pixel',
    sources: {
      'script-src': ['https://connect.facebook.net'],
      'connect-src': ['https://www.facebook.com'],
      'img-src': ['https://www.facebook.com'],
    },
  },
  tiktok: {
    name: 'TikTok Pixel',
    sources: {
      'script-src': ['https://analytics.tiktok.com'],
      'connect-src': ['https://analytics.tiktok.com'],
      'img-src': [],
    },
  },
};

/** Services that a shop has an ID of. */
export const servicesOf = (ids: AnalyticsIds): AnalyticsService[] =>
  (Object.keys(services) as (keyof AnalyticsIds)[])
    .filter((key) => ids[key] !== null)
    .map((key) => services[key]);

/** True if a shop has written about privacy, or uses services that its visitors must know. */
export const hasPrivacy = ({
  privacy_html,
  analytics,
}: Pick<StorefrontSite, 'privacy_html' | 'analytics'>): boolean =>
  privacy_html !== null || servicesOf(analytics).length > 0;

/** Hosts that the services of a shop need in a directive. */
export const sourcesOf = (
  ids: AnalyticsIds | null,
  directive: keyof AnalyticsService['sources'],
): readonly string[] => (ids === null ? [] : servicesOf(ids).flatMap(({ sources }) => sources[directive]));
