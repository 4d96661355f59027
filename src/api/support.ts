import { browserConfig } from './browser-config';

/** Chat with customer support; null when no number is configured. */
export const supportUrl = (): string | null =>
  browserConfig.supportNumber ? `https://wa.me/${browserConfig.supportNumber}` : null;
