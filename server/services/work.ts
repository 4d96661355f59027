import { together } from '../jobs/together';
import { createWorker } from '../jobs/worker';
import { createDelivery, DELIVER, DELIVER_CODE } from '../modules/ground/message/deliver';
import { LIFE_SECONDS, SEND_OTP } from '../modules/ground/otp/service';
import { createTierSweep, TIER_SWEEP } from '../modules/ground/tier/sweep';
import { ACCOUNT_TASK } from '../modules/people/account/tasks';
import { REVIEW_KYC } from '../modules/people/kyc/draft';
import { TICKET_CLOSE } from '../modules/people/ticket/closing';
import { MARGIN_DIGEST } from '../modules/shops/margin-guard/digest';
import { MARGIN_GUARD } from '../modules/shops/margin-guard/judge';
import { MEMBER_TASK } from '../modules/shops/member/tasks';
import { ORDER_EXPIRY } from '../modules/shops/panel-order/payments';
import { ORDER_RESUME, ORDER_SUPPLY } from '../modules/shops/panel-order/supply-queue';
import { websiteHandlers } from '../modules/shops/website/assemble';
import { BULK_PLACE } from '../modules/trade/bulk-order/place';
import { SHIFT_LATE } from '../modules/trade/cashier-shift/late';
import { ITEM_FIGURES } from '../modules/trade/item-health/service';
import { ITEM_NORMAL } from '../modules/trade/item-watch/service';
import { SANDBOX_FULFIL } from '../modules/trade/open-api/sandbox-fulfil';
import { APPROVAL_EXPIRY } from '../modules/trade/order-approval/expiry';
import { PRICE_CHANGED, PRICE_FEED } from '../modules/trade/price-feed/service';
import { REFERRAL_COMMISSION } from '../modules/trade/referral/commission';
import { SUPPLIER_LOOK } from '../modules/trade/supplier/standing';
import { SUPPLIER_LIST } from '../modules/trade/supplier-catalogue/feed';
import { WATCH } from '../modules/trade/topup/watch-kind';
import { createEndOrder } from '../modules/trade/transaction/end-order';
import { createFulfilment, FULFIL } from '../modules/trade/transaction/fulfil';
import { createLateNumber } from '../modules/trade/transaction/late-number';
import { DELIVER_SLOWLY } from '../modules/trade/webhook/kinds';
import type { Ground } from './ground';
import type { People } from './people';
import type { Shops } from './shops';
import type { Trade } from './trade';

export const createSupplyWork = (
  { database, vouchers, meter }: Ground,
  { supply }: Pick<Trade, 'supply'>,
  { panelOrder }: Shops,
) =>
  supply.fulfilment({
    end: createEndOrder({ vouchers, endOfWebsite: panelOrder.endOfWebsite }),
    lateNumber: createLateNumber({ database, vouchers, numberOfWebsite: panelOrder.numberOfWebsite }),
    onEnd: meter.purchaseEnded,
  });

/** Parallel orders to external suppliers, whose calls may take nine seconds. */
const ORDER_PLACES = 40;

export function createWork(
  ground: Ground,
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
  { carry }: Pick<ReturnType<typeof createSupplyWork>, 'carry'>,
) {
  const { database, supplier, suppliers, vouchers, autoReview, otp, tier, carriers, meter } = ground;
  const { panelOrder, member, website, marginGuard } = shops;
  const isOutside = suppliers.outside.size > 0;
  const delivery = { database, carriers, refused: { telegram: telegram.lost } };
  const fulfilment = {
    [FULFIL]: createFulfilment({
      ...{ database, supplier, vouchers },
      endOfWebsite: panelOrder.endOfWebsite,
      carry,
      onEnd: meter.purchaseEnded,
    }),
  };
  const work = createWorker({
    database,
    handlers: {
      [REVIEW_KYC]: autoReview.handler(kyc.judge),
      ...topups.handlers,
      ...websiteHandlers(autoReview, website),
      ...(!isOutside && fulfilment),
      [ORDER_EXPIRY]: panelOrder.expiry,
      [ORDER_SUPPLY]: panelOrder.supplyJob,
      [ORDER_RESUME]: panelOrder.supplyJob,
      [ITEM_FIGURES]: itemHealth.refresh,
      [ITEM_NORMAL]: itemWatch.onNormal,
      [PRICE_CHANGED]: priceAlarms.onChange,
      [PRICE_FEED]: priceFeed.read,
      [SUPPLIER_LOOK]: supply.standing.look,
      [SUPPLIER_LIST]: supplierCatalogue.feed.look,
      [MARGIN_GUARD]: marginGuard.judge,
      [MARGIN_DIGEST]: marginGuard.digest.job,
      [BULK_PLACE]: bulkOrder.place,
      [REFERRAL_COMMISSION]: commission,
      [SANDBOX_FULFIL]: openApi.sandbox.fulfil,
      [APPROVAL_EXPIRY]: orderApproval.expiry,
      [SHIFT_LATE]: cashierShift.late,
      [TICKET_CLOSE]: ticket.closing.job,
      [TIER_SWEEP]: createTierSweep({ database, tier }),
      [DELIVER]: createDelivery(delivery),
      [DELIVER_CODE]: createDelivery({ ...delivery, life: LIFE_SECONDS * 1_000 }),
      [SEND_OTP]: otp.send,
      [ACCOUNT_TASK]: account.task,
      [MEMBER_TASK]: member.task,
    },
    // A hanging mail server or gateway must not delay purchases, nor many batches a single order.
    slow: new Set([DELIVER, DELIVER_CODE, WATCH, PRICE_FEED, BULK_PLACE, SUPPLIER_LOOK, SUPPLIER_LIST]),
  });
  // A separate worker, so that a hanging supplier does not delay mail or payments.
  return isOutside
    ? together([work, createWorker({ database, handlers: fulfilment, most: ORDER_PLACES })])
    : work;
}

/** Parallel webhook jobs: one per endpoint, half of them for failing ones. */
const WEBHOOK_PLACES = 40;

/** A separate worker for webhooks, so that partner servers delay no other work. */
export const createWebhookWork = ({ database }: Ground, { webhook }: Pick<Trade, 'webhook'>) =>
  createWorker({
    database,
    handlers: webhook.jobs,
    slow: new Set([DELIVER_SLOWLY]),
    most: WEBHOOK_PLACES,
  });
