import type { FastifyInstance } from 'fastify';
import {
  createWithdrawal,
  getWithdrawalByKey,
  listWithdrawals,
  requestWithdrawalOtp,
} from '../../../../src/core/contract/withdrawal';
import { serve } from '../../../http/serve';
import type { WithdrawalService } from './service';

export function withdrawalRoutes(app: FastifyInstance, withdrawal: WithdrawalService): void {
  serve(app, createWithdrawal, async ({ actor, body, headers, reply }) => {
    const made = await withdrawal.create(actor, body, headers['idempotency-key']);
    if (made.replayed) reply.header('idempotency-replayed', 'true');
    return made.withdrawal;
  });
  serve(app, requestWithdrawalOtp, ({ actor, body }) =>
    withdrawal.requestCode(actor, body.channel, body.key),
  );
  serve(app, getWithdrawalByKey, ({ actor, params }) => withdrawal.byKey(actor, params.key));
  serve(app, listWithdrawals, ({ actor, query }) => withdrawal.list(actor, query));
}
