import { type AnalyticsIds, sourcesOf } from '../domain/analytics';

/** Policy of a website's page: scripts by nonce, nothing from other hosts but those of its analytics, no frame. */
export const websitePolicy =
  (analytics: AnalyticsIds | null) =>
  (nonce: string): string =>
    policyOf(nonce, { frameAncestor: "'none'", analytics });

/** Policy of a preview: the portal may frame it, and nothing in it runs. */
export const previewPolicy =
  (portal: string) =>
  (nonce: string): string =>
    `${policyOf(nonce, { frameAncestor: portal, analytics: null })}; sandbox allow-same-origin`;

interface PolicyOptions {
  frameAncestor: string;
  /** Services that the page loads; null for none. */
  analytics: AnalyticsIds | null;
}

function policyOf(nonce: string, { frameAncestor, analytics }: PolicyOptions): string {
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
    'frame-ancestors': [frameAncestor],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
