import { createHmac, randomBytes } from 'node:crypto';
import type { webhookHeaders } from '../../contract/webhook-message';

/** Secret prefix of Standard Webhooks. */
const PREFIX = 'whsec_';
const BYTES = 32;

export const newSecret = (): string => `${PREFIX}${randomBytes(BYTES).toString('base64')}`;

/** Encryption context of a secret. */
export const contextOf = (endpointId: string): string => `webhook ${endpointId}`;

export interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Standard Webhooks headers: one signature per secret, newest first. */
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
