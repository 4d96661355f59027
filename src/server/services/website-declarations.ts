import type { Model } from '../../admin/schema/model';
import type { EntityDeps } from '../../admin/server/service';
import type { Database } from '../../platform/db/client';
import { debt } from '../../topics/books/server/debt/entity';
import { entryRule } from '../../topics/books/server/entry-rule';
import { createBookEntries } from '../../topics/books/server/resource';
import { createBulkList } from '../../topics/bulk-orders/server/resource';
import { createItemLookup, ownCode } from '../../topics/catalogue/server/own-code';
import type { RequestLogService } from '../../topics/developer-api/server/request-log/service';
import type { WebhookService } from '../../topics/developer-api/server/webhook/service';
import { switchedByHand } from '../../topics/margin-guard/server/rule';
import type { MarginGuardService } from '../../topics/margin-guard/server/service';
import type { MemberService } from '../../topics/members/server/service';
import { offers } from '../../topics/offers';
import type { ApprovalService } from '../../topics/orders/server/order-approval/service';
import { createOrderLookups } from '../../topics/orders/server/transaction/lookups';
import { createOrderList } from '../../topics/orders/server/transaction/resource';
import { catalogueEntities } from '../../topics/panel-catalogue/server/entities';
import { createLookups } from '../../topics/panel-catalogue/server/lookups';
import type { PanelOrderService } from '../../topics/panel-orders/server/service';
import { createPriceHistory } from '../../topics/purchase-prices/server/price-history/resource';
import { createPriceListResource } from '../../topics/purchase-prices/server/price-list/resource';
import type { ReferralService } from '../../topics/referral/server/service';
import type { SellingPriceService } from '../../topics/selling-prices/server/service';
import type { CashierShiftService } from '../../topics/shifts/server/service';
import { webPanel } from '../../topics/shops/server/site-version/entity';
import { createVersionLookup } from '../../topics/shops/server/site-version/lookup';
import { createSettingsOf } from '../../topics/storefront/server/shop';
import type { SubAccountService } from '../../topics/sub-accounts/server/service';
import type { CodeStockService } from '../../topics/suppliers/server/code-stock/service';
import type { TicketService } from '../../topics/tickets/server/service';
import type { UploadService } from '../../topics/uploads/server/service';
import type { Previews } from '../../topics/website/server/previews';

interface WebsiteDeps {
  database: Database;
  model: Model;
  codeStock: Pick<CodeStockService, 'actions' | 'left'>;
  outOfOrder: readonly string[];
  orders: Pick<PanelOrderService, 'resources' | 'entities'>;
  members: Pick<MemberService, 'resources' | 'entities'>;
  pictures: Pick<UploadService, 'adopt'>;
  sellingPrice: Pick<SellingPriceService, 'resources' | 'entities' | 'pricerFor'>;
  marginGuard: Pick<MarginGuardService, 'resources' | 'entities'>;
  subAccounts: Pick<SubAccountService, 'resources' | 'entities'>;
  tickets: Pick<TicketService, 'resources' | 'entities'>;
  referral: Pick<ReferralService, 'resources'>;
  approvals: Pick<ApprovalService, 'resources'>;
  cashierShifts: Pick<CashierShiftService, 'resources' | 'entities'>;
  webhooks: Pick<WebhookService, 'resources' | 'entities'>;
  requestLog: Pick<RequestLogService, 'resources'>;
  previews: Pick<Previews, 'entities'>;
}

export function declarationsOfWebsites({
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
  previews,
}: WebsiteDeps) {
  const catalogue = catalogueEntities({
    trial: { settingsOf: createSettingsOf(model), codesLeft: codeStock.left, outOfOrder },
    pictures,
    codeStock,
    productChanged: switchedByHand,
  });
  return {
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
      ...createOrderLookups(database),
      'order-item': createItemLookup(database),
      transaction: createOrderList(database),
    },
    code: {
      ...catalogue,
      'web-panel': { ...webPanel, ...previews.entities['web-panel'] },
      banner: previews.entities.banner,
      'flash-sale': { ...catalogue['flash-sale'], ...previews.entities['flash-sale'] },
      blog: { ...catalogue.blog, ...previews.entities.blog },
      entry: entryRule,
      debt,
      'own-code': ownCode,
      ...orders.entities,
      ...members.entities,
      member: {
        ...members.entities.member,
        actions: { ...orders.entities.member.actions, ...members.entities.member.actions },
      },
      ...sellingPrice.entities,
      ...marginGuard.entities,
      ...subAccounts.entities,
      ...tickets.entities,
      ...cashierShifts.entities,
      ...webhooks.entities,
    },
    counters: offers.counters,
  } satisfies Partial<EntityDeps>;
}
