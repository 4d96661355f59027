import { createEntityService } from '../modules/ground/entities/service';
import { createCodeStock } from '../modules/shops/code-stock/service';
import { createMarginGuards } from '../modules/shops/margin-guard/service';
import { createMemberRaise } from '../modules/shops/member/raise';
import { createMemberService } from '../modules/shops/member/service';
import { createPanelService } from '../modules/shops/panel/service';
import { createPanelRecommendation } from '../modules/shops/panel-catalogue/recommend';
import { createPanelSummary } from '../modules/shops/panel-catalogue/summary';
import { createPanelOrderService } from '../modules/shops/panel-order/service';
import { createPriceSimulator } from '../modules/shops/price-simulator/service';
import { createStorefrontService } from '../modules/shops/storefront/service';
import { createWebsites } from '../modules/shops/website/assemble';
import { createPanelPurchase } from '../modules/trade/transaction/panel-purchase';
import type { Ground } from './ground';
import type { People } from './people';
import type { Trade } from './trade';
import { declarationsOfWebsites } from './website-declarations';

export type Shops = ReturnType<typeof createShops>;

export function createShops(
  ground: Ground,
  {
    sellingPrice,
    referral,
    orderApproval: approvals,
    cashierShift: cashierShifts,
    webhook: webhooks,
    requestLog,
  }: Pick<Trade, 'sellingPrice' | 'referral' | 'orderApproval' | 'cashierShift' | 'webhook' | 'requestLog'>,
  { ticket: tickets, subAccounts }: Pick<People, 'ticket' | 'subAccounts'>,
) {
  const { env, database, model, supplier, ledger, secret, quota, activity, notification, message } = ground;
  const { vault, upload, autoReview, wake } = ground;
  const codeStock = createCodeStock(vault);
  const panelOrder = createPanelOrderService({
    ...{ database, ledger, notification, message, activity, quota, vault },
    codes: codeStock,
    raiseMember: createMemberRaise({ activity, message }),
    purchase: createPanelPurchase({ database, supplier, onOrder: wake }),
  });
  const member = createMemberService({
    ...{ database, model, secret, quota, message, activity },
    balance: panelOrder,
    onQueued: wake,
  });
  const marginGuard = createMarginGuards({ database, activity, notification, message });
  const entities = createEntityService({
    database,
    model,
    hash: secret.hash,
    images: upload.images,
    activity,
    checkPin: secret.checkPin,
    ...declarationsOfWebsites({
      ...{ database, model, codeStock, outOfOrder: env.PAYMENT_MAINTENANCE },
      ...{ orders: panelOrder, members: member, pictures: upload, sellingPrice, marginGuard },
      ...{ tickets, subAccounts, referral, approvals, cashierShifts, webhooks, requestLog },
    }),
  });
  return {
    codeStock,
    panelOrder,
    member,
    marginGuard,
    storefront: createStorefrontService({
      ...{ database, model, supplier, quota },
      orders: panelOrder,
      codesLeft: codeStock.left,
      outOfOrder: env.PAYMENT_MAINTENANCE,
    }),
    entities,
    panel: createPanelService({ database, ledger }),
    panelRecommendation: createPanelRecommendation({ database, model, entities }),
    panelSummary: createPanelSummary({ database, model }),
    priceSimulator: createPriceSimulator({ database, sellingPrice, outOfOrder: env.PAYMENT_MAINTENANCE }),
    ...createWebsites({
      ...{ env, database, model, ledger, activity, notification, autoReview, entities },
      pictures: upload,
      wake,
    }),
  };
}
