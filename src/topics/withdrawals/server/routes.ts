import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve';
import {
  createReferralWithdrawal,
  createWithdrawal,
  getReferralWithdrawalByKey,
  getWithdrawalByKey,
  listReferralWithdrawals,
  listWithdrawals,
  requestReferralWithdrawalOtp,
  requestWithdrawalOtp,
} from '../contract';
import type { WithdrawalService } from './service';

export function withdrawalRoutes(
  app: FastifyInstance,
  { profit, referral }: { profit: WithdrawalService; referral: WithdrawalService },
): void {
  const purses = [
    {
      ...{ service: profit, create: createWithdrawal, otp: requestWithdrawalOtp },
      ...{ byKey: getWithdrawalByKey, list: listWithdrawals },
    },
    {
      ...{ service: referral, create: createReferralWithdrawal, otp: requestReferralWithdrawalOtp },
      ...{ byKey: getReferralWithdrawalByKey, list: listReferralWithdrawals },
    },
  ];
  for (const { service, create, otp, byKey, list } of purses) {
    serve(app, create, async ({ actor, body, headers, reply }) => {
      const made = await service.create(actor, body, headers['idempotency-key']);
      if (made.replayed) reply.header('idempotency-replayed', 'true');
      return made.withdrawal;
    });
    serve(app, otp, ({ actor, body }) => service.requestCode(actor, body.channel, body.key));
    serve(app, byKey, ({ actor, params }) => service.byKey(actor, params.key));
    serve(app, list, ({ actor, query }) => service.list(actor, query));
  }
}
