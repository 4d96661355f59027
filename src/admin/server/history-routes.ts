import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { binEndpoint, historyEndpoint, keepsHistory, returnEndpoint } from '../entity/history';
import type { ResourceModel } from '../schema/model';
import type { EntityService } from './service';

export function historyRoutes(app: FastifyInstance, resource: ResourceModel, { past }: EntityService): void {
  if (!keepsHistory(resource)) return;
  serve(app, historyEndpoint(resource), ({ actor, params }) => past.history(resource, actor, params.id));
  if (resource.can.includes('edit')) {
    serve(app, returnEndpoint(resource), ({ actor, params, body }) =>
      past.goBack(resource, actor, params.id, body),
    );
  }
  if (resource.can.includes('delete')) {
    serve(app, binEndpoint(resource), ({ actor }) => past.bin(resource, actor));
  }
}
