import { type AnalyticsIds, sourcesOf } from '../domain/analytics';

/**
 * Policy of a website's page: scripts by nonce, nothing from other hosts but those of its analytics, no frame.
 * `analytics`: services that the page loads; null for none.
 */
export function websitePolicy(nonce: string, analytics: AnalyticsIds | null, ancestor = "'none'"): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, ...sourcesOf(analytics, 'script-src')],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...sourcesOf(analytics, 'img-src')],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sourcesOf(analytics, 'connect-src')],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestor],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Policy of a preview: the portal may frame it, and nothing in it runs. */
export const previewPolicy = (nonce: string, portal: string): string =>
  `${websitePolicy(nonce, null, portal)}; sandbox allow-same-origin`;
