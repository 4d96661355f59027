import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getSimulationFacts } from '../../selling-prices/contract';
import type { PriceSimulator } from './service';

export function priceSimulatorRoutes(app: FastifyInstance, simulator: PriceSimulator): void {
  serve(app, getSimulationFacts, ({ actor, params }) => simulator.factsOf(actor, params.id));
}
