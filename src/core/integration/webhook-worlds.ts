import type { WebhookEvent } from '../text/webhook';
import type { ApiEnvironment } from './words';

/** What happens in a sandbox too: its orders, and the catalogue that it shares with the real world. */
export const sandboxEvents: readonly WebhookEvent[] = [
  'transaction.created',
  'transaction.updated',
  'product.price_changed',
  'product.status_changed',
];
export const NOT_IN_SANDBOX = 'Di sandbox hanya pesanan dan katalog yang diberitahukan.';

/** Whether all of them happen in this world. */
export const isToldIn = (environment: ApiEnvironment, events: readonly WebhookEvent[]): boolean =>
  environment === 'production' || events.every((event) => sandboxEvents.includes(event));
