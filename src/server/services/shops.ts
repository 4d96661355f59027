import { createEntityService } from '../../admin/server/service';
import { createMarginGuardService } from '../../topics/margin-guard/server/service';
import { createMemberService } from '../../topics/members/server/service';
import { createMemberUpgrade } from '../../topics/members/server/tier-upgrade';
import { createPanelPurchase } from '../../topics/orders/server/transaction/panel-purchase';
import { createPanelRecommendationService } from '../../topics/panel-catalogue/server/recommend';
import { createPanelSummary } from '../../topics/panel-catalogue/server/summary';
import { createPanelOrderService } from '../../topics/panel-orders/server/service';
import { createPanelService } from '../../topics/shops/server/panel/service';
import { createWebsites } from '../../topics/shops/server/website/assemble';
import { createPriceSimulatorService } from '../../topics/simulator/server/service';
import { createStorefrontService } from '../../topics/storefront/server/service';
import { createCodeStockService } from '../../topics/suppliers/server/code-stock/service';
import { createRecordFiles } from '../../topics/uploads/server/record-files';
import { createPreviews } from '../../topics/website/server/previews';
import { createVisits } from '../../topics/website/server/visits';
import type { People } from './people';
import type { Platform } from './platform';
import type { Trade } from './trade';
import { declarationsOfWebsites } from './website-declarations';

export type Shops = ReturnType<typeof createShops>;

export function createShops(
  platform: Platform,
  {
    sellingPrice,
    referral,
    orderApproval: approvals,
    cashierShift: cashierShifts,
    webhook: webhooks,
    requestLog,
    payment,
    operatorNotice,
  }: Omit<Trade, 'topups'>,
  { ticket: tickets, subAccounts }: Pick<People, 'ticket' | 'subAccounts'>,
) {
  const { env, database, model, supplier, ledger, secret, otp, quota, activity, notification, message } =
    platform;
  const { vault, upload, privateFile, autoReview, wake } = platform;
  const codeStock = createCodeStockService(vault);
  const panelOrder = createPanelOrderService({
    ...{ database, ledger, notification, message, activity, quota, vault, payment },
    notice: operatorNotice,
    codes: codeStock,
    upgradeMember: createMemberUpgrade({ activity, message }),
    purchase: createPanelPurchase({ database, supplier, onOrder: wake }),
  });
  const member = createMemberService({
    ...{ database, model, secret, otp, quota, message, activity },
    otpLogin: env.OTP,
    balance: panelOrder,
    onQueued: wake,
  });
  const marginGuard = createMarginGuardService({ database, activity, notification, message });
  const previews = createPreviews({
    ...{ database, vault },
    ...{ base: env.PANEL_DOMAIN, publicUrl: env.PUBLIC_URL },
  });
  const entities = createEntityService({
    database,
    model,
    hash: secret.hash,
    images: upload.images,
    files: upload.files,
    activity,
    checkPin: secret.checkPin,
    ...declarationsOfWebsites({
      ...{ database, model, codeStock, outOfOrder: payment.outOfOrder },
      ...{ orders: panelOrder, members: member, pictures: upload, sellingPrice, marginGuard },
      ...{ tickets, subAccounts, referral, approvals, cashierShifts, webhooks, requestLog, previews },
    }),
  });
  return {
    codeStock,
    panelOrder,
    member,
    marginGuard,
    storefront: createStorefrontService({
      ...{ database, model, supplier, quota, payment },
      orders: panelOrder,
      codesLeft: codeStock.left,
      outOfOrder: payment.outOfOrder,
    }),
    entities,
    recordFiles: createRecordFiles({ model, entities, privateFile }),
    previews,
    visits: createVisits({ database }),
    panel: createPanelService({ database, ledger }),
    panelRecommendation: createPanelRecommendationService({ database, model, entities }),
    panelSummary: createPanelSummary({ database, model }),
    priceSimulator: createPriceSimulatorService({
      database,
      sellingPrice,
      outOfOrder: payment.outOfOrder,
    }),
    ...createWebsites({
      ...{ env, database, model, ledger, activity, notification, autoReview, entities },
      pictures: upload,
      wake,
    }),
  };
}
