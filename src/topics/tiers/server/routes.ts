import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { listTiers } from '../contract';
import type { TierService } from './service';

export function tierRoutes(app: FastifyInstance, tier: TierService): void {
  serve(app, listTiers, ({ actor }) => tier.list(actor));
}
