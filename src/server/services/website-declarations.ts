import type { Model } from '../../admin/schema/model';
import type { EntityDeps } from '../../admin/server/service';
import type { Database } from '../../platform/db/client';
import { debtHandlers } from '../../topics/books/server/debt/handlers';
import { debtRule } from '../../topics/books/server/debt/rule';
import { entryRule } from '../../topics/books/server/entry-rule';
import { createBookEntries } from '../../topics/books/server/resource';
import { createBulkList } from '../../topics/bulk-orders/server/resource';
import type { RequestLogService } from '../../topics/developer-api/server/request-log/service';
import type { WebhookService } from '../../topics/developer-api/server/webhook/service';
import { guardRule, switchedByHand } from '../../topics/margin-guard/server/rule';
import type { MarginGuardService } from '../../topics/margin-guard/server/service';
import { memberRule } from '../../topics/members/server/handlers';
import type { MemberService } from '../../topics/members/server/service';
import { offers } from '../../topics/offers';
import type { ApprovalService } from '../../topics/orders/server/order-approval/service';
import { createStaffOrders } from '../../topics/orders/server/transaction/staff-resource';
import { catalogueComputed } from '../../topics/panel-catalogue/server/computed';
import { importHandler } from '../../topics/panel-catalogue/server/import-handler';
import { createLookups } from '../../topics/panel-catalogue/server/lookups';
import { RECOMMEND, recommendHandler } from '../../topics/panel-catalogue/server/recommend-handler';
import { repriceHandler } from '../../topics/panel-catalogue/server/reprice-handler';
import { catalogueRules } from '../../topics/panel-catalogue/server/rules';
import { tryHandler } from '../../topics/panel-catalogue/server/try-handler';
import type { PanelOrderService } from '../../topics/panel-orders/server/service';
import { createPriceHistory } from '../../topics/purchase-prices/server/price-history/resource';
import { createPriceListResource } from '../../topics/purchase-prices/server/price-list/resource';
import type { ReferralService } from '../../topics/referral/server/service';
import type { SellingPriceService } from '../../topics/selling-prices/server/service';
import type { CashierShiftService } from '../../topics/shifts/server/service';
import { versionHandlers } from '../../topics/shops/server/site-version/handlers';
import { createVersionLookup } from '../../topics/shops/server/site-version/lookup';
import { createSettingsOf } from '../../topics/storefront/server/shop';
import type { SubAccountService } from '../../topics/sub-accounts/server/service';
import type { CodeStockService } from '../../topics/suppliers/server/code-stock/service';
import type { TicketService } from '../../topics/tickets/server/service';
import type { UploadService } from '../../topics/uploads/server/service';

interface WebsiteDeps {
  database: Database;
  model: Model;
  codeStock: Pick<CodeStockService, 'handlers' | 'left'>;
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
}: WebsiteDeps) =>
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
      'product-vcg': { ...catalogueRules['product-vcg'], afterChange: switchedByHand },
    },
    computed: { ...catalogueComputed, ...orders.computed, ...members.computed },
    counters: offers.counters,
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
