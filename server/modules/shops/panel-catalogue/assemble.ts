import type { Model } from '../../../../src/core/schema/model';
import type { Database } from '../../../db/client';
import type { EntityDeps } from '../../ground/entities/service';
import type { UploadService } from '../../ground/upload/service';
import { memberRule } from '../member/handlers';
import type { MemberService } from '../member/service';
import type { PanelOrderService } from '../panel-order/service';
import { versionHandlers } from '../site-version/handlers';
import { createVersionLookup } from '../site-version/lookup';
import { createSettingsOf } from '../storefront/shop';
import type { createCodeStock } from './codes';
import { catalogueComputed } from './computed';
import { importHandler } from './import-handler';
import { createLookups } from './lookups';
import { RECOMMEND, recommendHandler } from './recommend-handler';
import { repriceHandler } from './reprice-handler';
import { catalogueRules } from './rules';
import { tryHandler } from './try-handler';

interface CatalogueParts {
  database: Database;
  model: Model;
  codeStock: Pick<ReturnType<typeof createCodeStock>, 'handlers' | 'left'>;
  /** Codes of the platform's methods that are out of order. */
  outOfOrder: readonly string[];
  /** Of the orders and members of websites. */
  orders: Pick<PanelOrderService, 'resources' | 'computed' | 'handlers' | 'memberHandlers'>;
  members: Pick<MemberService, 'resources' | 'computed' | 'handlers'>;
  pictures: Pick<UploadService, 'adopt'>;
}

/** What the declarations of a website name and cannot say themselves. */
export const catalogueOfWebsites = ({
  database,
  model,
  codeStock,
  outOfOrder,
  orders,
  members,
  pictures,
}: CatalogueParts) =>
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
