import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { getSimulationFacts } from '../../selling-prices/contract';
import type { PriceSimulatorService } from './service';

export function priceSimulatorRoutes(app: FastifyInstance, simulator: PriceSimulatorService): void {
  serve(app, getSimulationFacts, ({ actor, params }) => simulator.factsOf(actor, params.id));
}
