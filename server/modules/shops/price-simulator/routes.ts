import type { FastifyInstance } from 'fastify';
import { getSimulationFacts } from '../../../../src/core/contract/selling-price';
import { serve } from '../../../http/serve';
import type { PriceSimulator } from './service';

export function priceSimulatorRoutes(app: FastifyInstance, simulator: PriceSimulator): void {
  serve(app, getSimulationFacts, ({ actor, params }) => simulator.factsOf(actor, params.id));
}
