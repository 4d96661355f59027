import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve';
import {
  allowAddress,
  createAccessToken,
  listAccessTokens,
  listAddresses,
  removeAddress,
  revokeAccessToken,
  rotateAccessToken,
} from '../../contract/integration';
import type { IntegrationService } from './service';

export function integrationRoutes(app: FastifyInstance, { tokens, addresses }: IntegrationService): void {
  serve(app, listAccessTokens, ({ actor }) => tokens.list(actor));
  serve(app, createAccessToken, ({ actor, body }) => tokens.create(actor, body));
  serve(app, rotateAccessToken, ({ actor, params, body }) => tokens.rotate(actor, params.id, body.pin));
  serve(app, revokeAccessToken, ({ actor, params }) => tokens.revoke(actor, params.id));
  serve(app, listAddresses, ({ actor }) => addresses.list(actor));
  serve(app, allowAddress, ({ actor, body }) => addresses.allow(actor, body));
  serve(app, removeAddress, ({ actor, params }) => addresses.remove(actor, params.id));
}
