import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { find } from '../contract';
import type { FinderService } from './service';

export function finderRoutes(app: FastifyInstance, finder: FinderService): void {
  serve(app, find, ({ actor, query }) => finder.find(actor, query.q));
}
