import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { previewRule } from '../contract';
import type { SellingPriceService } from './service';

export function sellingPriceRoutes(app: FastifyInstance, sellingPrice: SellingPriceService): void {
  serve(app, previewRule, ({ actor, body: { id, is_active, ...rule } }) =>
    sellingPrice.outcomeOf(actor.partnerId, rule, is_active, id ?? null),
  );
}
