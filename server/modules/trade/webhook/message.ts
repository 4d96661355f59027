import type { WebhookMessage } from '../../../../src/core/contract/webhook-message';

/** A body as Standard Webhooks lays it out: what is signed and sent, byte for byte. */
export const messageText = ({ type, timestamp, data }: WebhookMessage): string =>
  JSON.stringify({ type, timestamp, data });
