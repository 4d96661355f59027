import type { FastifyInstance } from 'fastify';
import { find } from '../../../../src/core/contract/finder';
import { serve } from '../../../http/serve';
import type { FinderService } from './service';

export function finderRoutes(app: FastifyInstance, finder: FinderService): void {
  serve(app, find, ({ actor, query }) => finder.find(actor, query.q));
}
