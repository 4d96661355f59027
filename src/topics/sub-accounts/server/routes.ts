import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import { deviceOf } from '../../../platform/http/session-plugin';
import { acceptInvitation, checkInvitation } from '../../accounts/contract/invitation';
import type { InvitationService } from './invitation';

export function invitationRoutes(app: FastifyInstance, invitations: InvitationService): void {
  serve(app, checkInvitation, ({ headers }) => invitations.check(headers.authorization));
  serve(app, acceptInvitation, ({ headers, body, request }) =>
    invitations.accept(headers.authorization, body, deviceOf(request)),
  );
}
