import type { FastifyInstance } from 'fastify';
import { updatePassword } from '../../../../src/core/contract/setting';
import { serve } from '../../../http/serve';
import type { PasswordService } from './service';

export function passwordRoutes(app: FastifyInstance, password: PasswordService): void {
  serve(app, updatePassword, async ({ actor, body }) => ({ ended: await password.update(actor, body) }));
}
