import type { Model } from '../../../../src/core/schema/model';
import type { Database } from '../../../db/client';
import type { EntityDeps } from '../../ground/entities/service';
import type { UploadService } from '../../ground/upload/service';
import { memberRule } from '../member/deeds';
import type { MemberService } from '../member/service';
import type { PanelOrderService } from '../panel-order/service';
import { versionDeeds } from '../site-version/deeds';
import { createVersionLookup } from '../site-version/lookup';
import { createSettingsOf } from '../storefront/shop';
import type { createCodeStock } from './codes';
import { catalogueComputed } from './computed';
import { importDeed } from './import-deed';
import { createLookups } from './lookups';
import { RECOMMEND, recommendDeed } from './recommend-deed';
import { repriceDeed } from './reprice-deed';
import { catalogueRules } from './rules';
import { tryDeed } from './try-deed';

interface CatalogueParts {
  database: Database;
  model: Model;
  codeStock: Pick<ReturnType<typeof createCodeStock>, 'deeds' | 'left'>;
  /** Codes of the platform's methods that are out of order. */
  outOfOrder: readonly string[];
  /** Of the orders and members of websites. */
  orders: Pick<PanelOrderService, 'resources' | 'deeds' | 'memberDeeds'>;
  members: Pick<MemberService, 'resources' | 'deeds'>;
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
    computed: catalogueComputed,
    deeds: {
      category: { import: importDeed },
      'product-vcg': { reprice: repriceDeed, [RECOMMEND]: recommendDeed(pictures) },
      'product-custom': codeStock.deeds,
      promo: {
        try: tryDeed({ settingsOf: createSettingsOf(model), codesLeft: codeStock.left, outOfOrder }),
      },
      'panel-transaction': orders.deeds,
      ...members.deeds,
      member: { ...orders.memberDeeds, ...members.deeds.member },
      'web-panel': versionDeeds,
    },
  }) satisfies Partial<EntityDeps>;
