import type { FastifyInstance } from 'fastify';
import { acceptInvitation, checkInvitation } from '../../../../src/core/contract/invitation';
import { serve } from '../../../http/serve';
import { deviceOf } from '../../../plugins/session';
import type { InvitationService } from './invitation';

export function invitationRoutes(app: FastifyInstance, invitations: InvitationService): void {
  serve(app, checkInvitation, ({ headers }) => invitations.check(headers.authorization));
  serve(app, acceptInvitation, ({ headers, body, request }) =>
    invitations.accept(headers.authorization, body, deviceOf(request)),
  );
}
