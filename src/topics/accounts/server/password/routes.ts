import type { FastifyInstance } from 'fastify';
import { updatePassword } from '../../../../core/contract/setting';
import { serve } from '../../../../platform/http/serve';
import type { PasswordService } from './service';

export function passwordRoutes(app: FastifyInstance, password: PasswordService): void {
  serve(app, updatePassword, async ({ actor, body }) => ({ ended: await password.update(actor, body) }));
}
