import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { PUBLIC } from '../../core/contract/endpoint';
import { VERSION } from '../../platform/version';

/** Collects endpoints as they are registered; call it before them. */
export async function installOpenApi(app: FastifyInstance, productName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `API ${productName}`, version: VERSION },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          program: {
            type: 'http',
            scheme: 'bearer',
            description: 'Access key, with a signature (HMAC-SHA512).',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/openapi.json', { config: { object: PUBLIC }, schema: { hide: true } }, () => app.swagger());
}
