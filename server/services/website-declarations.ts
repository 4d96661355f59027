import type { Model } from '../../src/core/schema/model';
import type { Database } from '../db/client';
import type { EntityDeps } from '../modules/ground/entities/service';
import type { UploadService } from '../modules/ground/upload/service';
import type { SubAccountService } from '../modules/people/sub-account/service';
import type { TicketService } from '../modules/people/ticket/service';
import type { CodeStock } from '../modules/shops/code-stock/service';
import { guardRule, switchedByHand } from '../modules/shops/margin-guard/rule';
import type { MarginGuardService } from '../modules/shops/margin-guard/service';
import { memberRule } from '../modules/shops/member/handlers';
import type { MemberService } from '../modules/shops/member/service';
import { catalogueComputed } from '../modules/shops/panel-catalogue/computed';
import { importHandler } from '../modules/shops/panel-catalogue/import-handler';
import { createLookups } from '../modules/shops/panel-catalogue/lookups';
import { RECOMMEND, recommendHandler } from '../modules/shops/panel-catalogue/recommend-handler';
import { repriceHandler } from '../modules/shops/panel-catalogue/reprice-handler';
import { catalogueRules } from '../modules/shops/panel-catalogue/rules';
import { tryHandler } from '../modules/shops/panel-catalogue/try-handler';
import type { PanelOrderService } from '../modules/shops/panel-order/service';
import { versionHandlers } from '../modules/shops/site-version/handlers';
import { createVersionLookup } from '../modules/shops/site-version/lookup';
import { createSettingsOf } from '../modules/shops/storefront/shop';
import { entryRule } from '../modules/trade/books/entry-rule';
import { createBookEntries } from '../modules/trade/books/resource';
import { createBulkList } from '../modules/trade/bulk-order/resource';
import type { CashierShiftService } from '../modules/trade/cashier-shift/service';
import { debtHandlers } from '../modules/trade/debt/handlers';
import { debtRule } from '../modules/trade/debt/rule';
import type { ApprovalService } from '../modules/trade/order-approval/service';
import { createPriceHistory } from '../modules/trade/price-history/resource';
import { createPriceListResource } from '../modules/trade/price-list/resource';
import type { ReferralService } from '../modules/trade/referral/service';
import type { RequestLogService } from '../modules/trade/request-log/service';
import type { SellingPriceService } from '../modules/trade/selling-price/service';
import { createStaffOrders } from '../modules/trade/transaction/staff-resource';
import type { WebhookService } from '../modules/trade/webhook/service';

interface WebsiteParts {
  database: Database;
  model: Model;
  codeStock: Pick<CodeStock, 'handlers' | 'left'>;
  outOfOrder: readonly string[];
  orders: Pick<PanelOrderService, 'resources' | 'computed' | 'handlers' | 'memberHandlers'>;
  members: Pick<MemberService, 'resources' | 'computed' | 'handlers'>;
  pictures: Pick<UploadService, 'adopt'>;
  sellingPrice: Pick<SellingPriceService, 'resources' | 'handlers' | 'pricerFor'>;
  marginGuard: Pick<MarginGuardService, 'resources' | 'handlers'>;
  subAccounts: Pick<SubAccountService, 'resources' | 'handlers'>;
  tickets: Pick<TicketService, 'resources' | 'handlers'>;
  referral: Pick<ReferralService, 'resources'>;
  approvals: Pick<ApprovalService, 'resources'>;
  cashierShifts: Pick<CashierShiftService, 'resources' | 'handlers'>;
  webhooks: Pick<WebhookService, 'resources' | 'handlers'>;
  requestLog: Pick<RequestLogService, 'resources'>;
}

export const declarationsOfWebsites = ({
  database,
  model,
  codeStock,
  outOfOrder,
  orders,
  members,
  pictures,
  sellingPrice,
  marginGuard,
  subAccounts,
  tickets,
  referral,
  approvals,
  cashierShifts,
  webhooks,
  requestLog,
}: WebsiteParts) =>
  ({
    stores: {
      ...createLookups(database),
      'site-version': createVersionLookup(database),
      ...orders.resources,
      ...members.resources,
      'price-history': createPriceHistory(database),
      entry: createBookEntries(database),
      ...sellingPrice.resources,
      ...marginGuard.resources,
      ...tickets.resources,
      ...referral.resources,
      ...cashierShifts.resources,
      ...webhooks.resources,
      ...requestLog.resources,
      'bulk-order': createBulkList(database),
      'price-list': createPriceListResource(database, sellingPrice),
      ...subAccounts.resources,
      ...approvals.resources,
      'sub-account-order': createStaffOrders(database),
    },
    rules: {
      ...catalogueRules,
      member: memberRule,
      entry: entryRule,
      debt: debtRule,
      'margin-guard': guardRule,
      'product-vcg': { ...catalogueRules['product-vcg'], kept: switchedByHand },
    },
    computed: { ...catalogueComputed, ...orders.computed, ...members.computed },
    handlers: {
      category: { import: importHandler },
      debt: debtHandlers,
      'product-vcg': { reprice: repriceHandler, [RECOMMEND]: recommendHandler(pictures) },
      'product-custom': codeStock.handlers,
      promo: {
        try: tryHandler({ settingsOf: createSettingsOf(model), codesLeft: codeStock.left, outOfOrder }),
      },
      'panel-transaction': orders.handlers,
      ...members.handlers,
      member: { ...orders.memberHandlers, ...members.handlers.member },
      'web-panel': versionHandlers,
      ...sellingPrice.handlers,
      ...marginGuard.handlers,
      ...subAccounts.handlers,
      ...tickets.handlers,
      ...cashierShifts.handlers,
      ...webhooks.handlers,
    },
  }) satisfies Partial<EntityDeps>;
