import { LIFE_SECONDS, SEND_OTP } from '../../platform/identity/otp/service';
import { together } from '../../platform/jobs/together';
import { createWorker } from '../../platform/jobs/worker';
import { createDelivery, DELIVER, DELIVER_CODE } from '../../platform/messages/deliver';
import { ACCOUNT_TASK } from '../../topics/accounts/server/account/tasks';
import { BULK_PLACE } from '../../topics/bulk-orders/server/place';
import { ITEM_FIGURES } from '../../topics/catalogue/server/item-health/service';
import { ITEM_NORMAL } from '../../topics/catalogue/server/item-watch/service';
import { SANDBOX_FULFIL } from '../../topics/developer-api/server/open-api/sandbox-fulfil';
import { DELIVER_SLOWLY } from '../../topics/developer-api/server/webhook/kinds';
import { REVIEW_KYC } from '../../topics/kyc/server/draft';
import { MARGIN_DIGEST } from '../../topics/margin-guard/server/digest';
import { MARGIN_GUARD } from '../../topics/margin-guard/server/evaluate';
import { MEMBER_TASK } from '../../topics/members/server/tasks';
import { APPROVAL_EXPIRY } from '../../topics/orders/server/order-approval/expiry';
import { createEndOrder } from '../../topics/orders/server/transaction/end-order';
import { createFulfilment, FULFIL } from '../../topics/orders/server/transaction/fulfil';
import { createLateNumber } from '../../topics/orders/server/transaction/late-number';
import { ORDER_EXPIRY } from '../../topics/panel-orders/server/payments';
import { ORDER_RESUME, ORDER_SUPPLY } from '../../topics/panel-orders/server/supply-queue';
import { PRICE_CHANGED, PRICE_FEED } from '../../topics/purchase-prices/server/price-feed/service';
import { REFERRAL_COMMISSION } from '../../topics/referral/server/commission';
import { SHIFT_LATE } from '../../topics/shifts/server/late';
import { websiteHandlers } from '../../topics/shops/server/website/assemble';
import { SUPPLIER_POLL } from '../../topics/suppliers/server/supplier/standing';
import { SUPPLIER_LIST } from '../../topics/suppliers/server/supplier-catalogue/feed';
import { TICKET_CLOSE } from '../../topics/tickets/server/closing';
import { createTierEvaluation, TIER_EVALUATION } from '../../topics/tiers/server/tier-evaluation';
import { WATCH } from '../../topics/topup/server/watch-kind';
import type { People } from './people';
import type { Platform } from './platform';
import type { Shops } from './shops';
import type { Trade } from './trade';

export const createSupplyWork = (
  { database, vouchers, meter }: Platform,
  { supply }: Pick<Trade, 'supply'>,
  { panelOrder }: Shops,
) =>
  supply.fulfilment({
    end: createEndOrder({ vouchers, endOfWebsite: panelOrder.endOfWebsite }),
    lateNumber: createLateNumber({ database, vouchers, numberOfWebsite: panelOrder.numberOfWebsite }),
    onEnd: meter.purchaseEnded,
  });

/** Parallel orders to external suppliers, whose calls may take nine seconds. */
const ORDER_LANES = 40;

export function createWork(
  platform: Platform,
  { account, kyc, ticket, telegram }: People,
  {
    topups,
    itemHealth,
    itemWatch,
    priceAlarms,
    priceFeed,
    bulkOrder,
    orderApproval,
    openApi,
    commission,
    cashierShift,
    supply,
    supplierCatalogue,
  }: Trade,
  shops: Shops,
  { fulfil }: Pick<ReturnType<typeof createSupplyWork>, 'fulfil'>,
) {
  const { database, supplier, suppliers, vouchers, autoReview, otp, tier, carriers, meter } = platform;
  const { panelOrder, member, website, marginGuard } = shops;
  const isOutside = suppliers.outside.size > 0;
  const delivery = { database, carriers, refused: { telegram: telegram.lost } };
  const fulfilment = {
    [FULFIL]: createFulfilment({
      ...{ database, supplier, vouchers },
      endOfWebsite: panelOrder.endOfWebsite,
      fulfil,
      onEnd: meter.purchaseEnded,
    }),
  };
  const work = createWorker({
    database,
    handlers: {
      [REVIEW_KYC]: autoReview.handler(kyc.validate),
      ...topups.handlers,
      ...websiteHandlers(autoReview, website),
      ...(!isOutside && fulfilment),
      [ORDER_EXPIRY]: panelOrder.watch,
      [ORDER_SUPPLY]: panelOrder.supplyJob,
      [ORDER_RESUME]: panelOrder.supplyJob,
      [ITEM_FIGURES]: itemHealth.refresh,
      [ITEM_NORMAL]: itemWatch.onNormal,
      [PRICE_CHANGED]: priceAlarms.onChange,
      [PRICE_FEED]: priceFeed.read,
      [SUPPLIER_POLL]: supply.standing.poll,
      [SUPPLIER_LIST]: supplierCatalogue.feed.poll,
      [MARGIN_GUARD]: marginGuard.evaluate,
      [MARGIN_DIGEST]: marginGuard.digest.job,
      [BULK_PLACE]: bulkOrder.place,
      [REFERRAL_COMMISSION]: commission,
      [SANDBOX_FULFIL]: openApi.sandbox.fulfil,
      [APPROVAL_EXPIRY]: orderApproval.expiry,
      [SHIFT_LATE]: cashierShift.late,
      [TICKET_CLOSE]: ticket.closing.job,
      [TIER_EVALUATION]: createTierEvaluation({ database, tier }),
      [DELIVER]: createDelivery(delivery),
      [DELIVER_CODE]: createDelivery({ ...delivery, life: LIFE_SECONDS * 1_000 }),
      [SEND_OTP]: otp.send,
      [ACCOUNT_TASK]: account.task,
      [MEMBER_TASK]: member.task,
    },
    // A hanging mail server or gateway must not delay purchases, nor many batches a single order.
    slow: new Set([
      ...[DELIVER, DELIVER_CODE, WATCH, ORDER_EXPIRY],
      ...[PRICE_FEED, BULK_PLACE, SUPPLIER_POLL, SUPPLIER_LIST],
    ]),
  });
  // A separate worker, so that a hanging supplier does not delay mail or payments.
  return isOutside
    ? together([work, createWorker({ database, handlers: fulfilment, most: ORDER_LANES })])
    : work;
}

/** Parallel webhook jobs: one per endpoint, half of them for failing ones. */
const WEBHOOK_LANES = 40;

/** A separate worker for webhooks, so that partner servers delay no other work. */
export const createWebhookWork = ({ database }: Platform, { webhook }: Pick<Trade, 'webhook'>) =>
  createWorker({
    database,
    handlers: webhook.jobs,
    slow: new Set([DELIVER_SLOWLY]),
    most: WEBHOOK_LANES,
  });
