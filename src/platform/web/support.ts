import { browserConfig } from './browser-config';

/** Null if no number is configured. */
export const supportUrl = (): string | null =>
  browserConfig.supportNumber ? `https://wa.me/${browserConfig.supportNumber}` : null;
