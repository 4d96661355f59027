import type { FastifyInstance } from 'fastify';
import { lookAtRule } from '../../../../src/core/contract/selling-price';
import { serve } from '../../../http/serve';
import type { SellingPriceService } from './service';

export function sellingPriceRoutes(app: FastifyInstance, sellingPrice: SellingPriceService): void {
  serve(app, lookAtRule, ({ actor, body: { id, is_active, ...rule } }) =>
    sellingPrice.outcomeOf(actor.partnerId, rule, is_active, id ?? null),
  );
}
