import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { PUBLIC } from '../../src/core/contract/endpoint';

/** Collects the endpoints as they are registered; call it before them. */
export async function installOpenApi(app: FastifyInstance, productName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `API ${productName}`, version: '1.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  app.get('/openapi.json', { config: { object: PUBLIC }, schema: { hide: true } }, () => app.swagger());
}
