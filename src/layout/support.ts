import { browserConfig } from '../api/browser-config';

/** Chat with customer support; null when no number is configured. */
export const supportUrl = (): string | null =>
  browserConfig.supportNumber ? `https://wa.me/${browserConfig.supportNumber}` : null;

/** For a link that leaves the product. */
export const elsewhere = { target: '_blank', rel: 'noopener noreferrer' } as const;
