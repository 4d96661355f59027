import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import { listRegions } from '../../contract/region';
import type { RegionService } from './service';

export function regionRoutes(app: FastifyInstance, region: RegionService): void {
  serve(app, listRegions, ({ query }) => region.list(query));
}
