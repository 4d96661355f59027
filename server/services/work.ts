import { sandboxCarrier } from '../adapters/message/sandbox';
import { createWorker } from '../jobs/worker';
import { createDelivery, DELIVER } from '../modules/ground/message/deliver';
import { SEND_OTP } from '../modules/ground/otp/service';
import { createTierSweep, TIER_SWEEP } from '../modules/ground/tier/sweep';
import { ACCOUNT_TASK } from '../modules/people/account/tasks';
import { REVIEW_KYC } from '../modules/people/kyc/draft';
import { MEMBER_TASK } from '../modules/shops/member/tasks';
import { ORDER_EXPIRY } from '../modules/shops/panel-order/payments';
import { ORDER_RESUME, ORDER_SUPPLY } from '../modules/shops/panel-order/supply-queue';
import { websiteHandlers } from '../modules/shops/website/assemble';
import { WATCH } from '../modules/trade/topup/watch-kind';
import { createFulfilment, FULFIL } from '../modules/trade/transaction/fulfil';
import type { Ground } from './ground';
import type { People } from './people';
import type { Shops } from './shops';
import type { Trade } from './trade';

/** What runs later, by the kind of its job. */
export function createWork(ground: Ground, { account, kyc }: People, { topups }: Trade, shops: Shops) {
  const { database, supplier, vouchers, autoReview, otp, tier, mail, meter } = ground;
  const { panelOrder, member, website } = shops;
  return createWorker({
    database,
    handlers: {
      [REVIEW_KYC]: autoReview.handler(kyc.judge),
      ...topups.handlers,
      ...websiteHandlers(autoReview, website),
      [FULFIL]: createFulfilment({
        ...{ database, supplier, vouchers },
        endOfWebsite: panelOrder.endOfWebsite,
        onEnd: meter.purchaseEnded,
      }),
      [ORDER_EXPIRY]: panelOrder.expiry,
      [ORDER_SUPPLY]: panelOrder.supplyJob,
      [ORDER_RESUME]: panelOrder.supplyJob,
      [TIER_SWEEP]: createTierSweep({ database, tier }),
      // No real carrier for phones yet: what goes there stays in the sandbox.
      [DELIVER]: createDelivery({
        database,
        carrierOf: (channel) => (channel === 'email' ? mail : sandboxCarrier),
      }),
      [SEND_OTP]: otp.send,
      [ACCOUNT_TASK]: account.task,
      [MEMBER_TASK]: member.task,
    },
    // A mail server or a gateway that hangs must not keep purchases waiting.
    slow: new Set([DELIVER, WATCH]),
  });
}
