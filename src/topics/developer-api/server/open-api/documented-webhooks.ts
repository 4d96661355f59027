import { z } from 'zod';
import { PING, webhookEvents } from '../../../../core/text/webhook';
import {
  type WebhookName,
  webhookBody,
  webhookHeaders,
  webhookMessages,
} from '../../contract/webhook-message';
import type { ApiParameter, ApiSchema, ApiWebhook } from '../../domain/api-document';
import { isSentIn } from '../../domain/webhook-worlds';
import { plainSchema } from './documented-schema';

export const documentedWebhooks = (): Record<string, { post: ApiWebhook }> =>
  Object.fromEntries(
    (Object.keys(webhookMessages) as WebhookName[]).map((name) => [name, { post: documentedWebhook(name) }]),
  );

function documentedWebhook(name: WebhookName): ApiWebhook {
  const { about, example } = webhookMessages[name];
  return {
    operationId: `webhook-${name.replaceAll(/[^\w-]+/g, '-')}`,
    summary: name === PING ? 'Ping' : webhookEvents[name],
    description: `${about} ${worldOf(name)}`,
    // No authentication: headers prove the origin.
    security: [],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': { schema: schemaOf(webhookBody(name)), example: { type: name, ...example } },
      },
    },
    responses: {
      '2XX': {
        description:
          'Diterima; isi jawaban bebas. Jawaban lain, pengalihan, atau diam dianggap gagal dan kejadiannya dikirim lagi.',
      },
    },
  };
}

const worldOf = (name: WebhookName): string =>
  name === PING || isSentIn('sandbox', [name])
    ? 'Untuk webhook produksi dan sandbox.'
    : 'Hanya untuk webhook produksi.';

/** Examples are given per message. Added fields are compatible. */
function schemaOf(shape: z.ZodType): ApiSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.examples;
    },
  });
  return plainSchema(schema as ApiSchema);
}

const headers = Object.entries(webhookHeaders).map(([name, shape]): ApiParameter => {
  const { $schema: _dialect, description = '', ...schema } = z.toJSONSchema(shape);
  return { name, in: 'header', required: true, description, schema: schema as ApiSchema };
});
