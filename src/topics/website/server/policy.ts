/** Policy of a website's page: scripts by nonce, nothing from other hosts, no frame but the portal's preview. */
export const websitePolicy = (nonce: string, frameAncestor = "'none'"): string =>
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
