import type { FastifyInstance } from 'fastify';
import { PUBLIC } from '../../../../core/contract/endpoint';
import type { Env } from '../../../../platform/env';
import type { ApiDocument } from '../../domain/api-document';
import { OPEN_API_DOCUMENT, POSTMAN_COLLECTION } from '../../domain/paths';
import { programDocument, type WholeDocument } from './document';
import { postmanCollection } from './postman';

export function documentRoutes(app: FastifyInstance, { PRODUCT_NAME, PUBLIC_URL }: Env): void {
  let made: ApiDocument | undefined;
  const document = (): ApiDocument => {
    // All routes are registered by the first request.
    made ??= programDocument(app.swagger() as WholeDocument, { productName: PRODUCT_NAME, url: PUBLIC_URL });
    return made;
  };
  const open = { config: { object: PUBLIC }, schema: { hide: true } };
  app.get(OPEN_API_DOCUMENT, open, async () => document());
  app.get(POSTMAN_COLLECTION, open, async (_request, reply) => {
    reply.header('content-disposition', 'attachment; filename="postman_collection.json"');
    return postmanCollection(document());
  });
}
