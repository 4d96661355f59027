import { createHmac, randomBytes } from 'node:crypto';
import type { webhookHeaders } from '../../../../src/core/contract/webhook-message';

/** How a secret begins, as Standard Webhooks writes it. */
const PREFIX = 'whsec_';
const BYTES = 32;

export const newSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** A sealed secret opens with its own endpoint alone. */
export const contextOf = (endpointId: string): string => `webhook ${endpointId}`;

export interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** What Standard Webhooks puts beside a body: one signature a secret, the newest first. */
export const signedHeaders = (
  { id, timestamp, body }: Message,
  secrets: readonly string[],
): Record<keyof typeof webhookHeaders, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets.map((secret) => `v1,${mac(secret, `${id}.${timestamp}.${body}`)}`).join(' '),
});

const mac = (secret: string, text: string): string =>
  createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(text)
    .digest('base64');
