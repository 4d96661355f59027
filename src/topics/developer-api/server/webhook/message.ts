import type { WebhookMessage } from '../../contract/webhook-message';

/** Standard Webhooks body: the exact signed and sent text. */
export const messageText = ({ type, timestamp, data }: WebhookMessage): string =>
  JSON.stringify({ type, timestamp, data });
