import type { FastifyInstance } from 'fastify';
import { listRegions } from '../../../../src/core/contract/region';
import { serve } from '../../../http/serve';
import type { RegionService } from './service';

export function regionRoutes(app: FastifyInstance, region: RegionService): void {
  serve(app, listRegions, ({ query }) => region.list(query));
}
