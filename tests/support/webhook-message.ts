import { z } from 'zod';
import {
  type WebhookName,
  webhookBody,
  webhookMessages,
} from '../../src/topics/developer-api/contract/webhook-message';

const isNamed = (type: unknown): type is WebhookName => String(type) in webhookMessages;

/**
 * Difference between a body and its event's documentation, including undocumented fields. Null if it matches.
 */
export function misfitOf(body: unknown): string | null {
  const { type } = body as { type?: unknown };
  if (!isNamed(type)) return `there is no event ${String(type)}`;
  const { shape } = webhookMessages[type];
  const { error } = webhookBody(type).extend({ data: shape.strict() }).strict().safeParse(body);
  return error ? `${type}: ${z.prettifyError(error)}` : null;
}
