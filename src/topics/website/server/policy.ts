/** Policy of a website's page: scripts by nonce, nothing from other hosts, no frame. */
export const websitePolicy = (nonce: string): string => policyOf(nonce, "'none'");

/** Policy of a preview: the portal may frame it, and nothing in it runs. */
export const previewPolicy =
  (portal: string) =>
  (nonce: string): string =>
    `${policyOf(nonce, portal)}; sandbox allow-same-origin`;

const policyOf = (nonce: string, frameAncestor: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestor}`,
  ].join('; ');
