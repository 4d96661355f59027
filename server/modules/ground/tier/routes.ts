import type { FastifyInstance } from 'fastify';
import { listTiers } from '../../../../src/core/contract/tier';
import { serve } from '../../../http/serve';
import type { TierService } from './service';

export function tierRoutes(app: FastifyInstance, tier: TierService): void {
  serve(app, listTiers, ({ actor }) => tier.list(actor));
}
