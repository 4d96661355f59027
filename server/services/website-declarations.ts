import type { Model } from '../../src/core/schema/model';
import type { Database } from '../db/client';
import type { EntityDeps } from '../modules/ground/entities/service';
import type { UploadService } from '../modules/ground/upload/service';
import type { CodeStock } from '../modules/shops/code-stock/service';
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

interface WebsiteParts {
  database: Database;
  model: Model;
  codeStock: Pick<CodeStock, 'handlers' | 'left'>;
  /** Codes of the platform's methods that are out of order. */
  outOfOrder: readonly string[];
  /** Of the orders and members of websites. */
  orders: Pick<PanelOrderService, 'resources' | 'computed' | 'handlers' | 'memberHandlers'>;
  members: Pick<MemberService, 'resources' | 'computed' | 'handlers'>;
  pictures: Pick<UploadService, 'adopt'>;
}

/** What the declarations of a website name and cannot say themselves. */
export const declarationsOfWebsites = ({
  database,
  model,
  codeStock,
  outOfOrder,
  orders,
  members,
  pictures,
}: WebsiteParts) =>
  ({
    stores: {
      ...createLookups(database),
      'site-version': createVersionLookup(database),
      ...orders.resources,
      ...members.resources,
    },
    rules: { ...catalogueRules, member: memberRule },
    computed: { ...catalogueComputed, ...orders.computed, ...members.computed },
    handlers: {
      category: { import: importHandler },
      'product-vcg': { reprice: repriceHandler, [RECOMMEND]: recommendHandler(pictures) },
      'product-custom': codeStock.handlers,
      promo: {
        try: tryHandler({ settingsOf: createSettingsOf(model), codesLeft: codeStock.left, outOfOrder }),
      },
      'panel-transaction': orders.handlers,
      ...members.handlers,
      member: { ...orders.memberHandlers, ...members.handlers.member },
      'web-panel': versionHandlers,
    },
  }) satisfies Partial<EntityDeps>;
