import type { WebhookEvent } from '../../../core/text/webhook';
import type { ApiEnvironment } from './words';

/** Events that also occur in the sandbox: its orders, and the shared catalogue. */
export const sandboxEvents: readonly WebhookEvent[] = [
  'transaction.created',
  'transaction.updated',
  'product.price_changed',
  'product.status_changed',
];
export const NOT_IN_SANDBOX = 'Di sandbox hanya pesanan dan katalog yang diberitahukan.';

export const isSentIn = (environment: ApiEnvironment, events: readonly WebhookEvent[]): boolean =>
  environment === 'production' || events.every((event) => sandboxEvents.includes(event));
