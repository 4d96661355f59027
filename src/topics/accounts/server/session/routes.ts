import type { FastifyInstance } from 'fastify';
import { createLiveTickets, login, logout } from '../../../../core/contract/session';
import { serve } from '../../../../platform/http/serve';
import { deviceOf } from '../../../../platform/http/session-plugin';
import type { SessionService } from './service';

export function sessionRoutes(app: FastifyInstance, session: SessionService): void {
  serve(app, login, ({ body, request }) => session.login(body, deviceOf(request)));

  serve(app, logout, async ({ actor }) => {
    await session.logout(actor);
    return {};
  });

  serve(app, createLiveTickets, ({ actor, body }) => session.createLiveTickets(actor, body.channels));
}
