import type { FastifyInstance } from 'fastify';
import { listTopups } from '../../../src/core/contract/topup';
import { serve } from '../../http/serve';
import type { TopupService } from './service';

export function topupRoutes(app: FastifyInstance, topup: TopupService): void {
  serve(app, listTopups, ({ actor, query: { page, limit, status } }) =>
    topup.list(actor, status, { page, limit }),
  );
}
