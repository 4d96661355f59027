import type { MemberService } from '../../members/server/service';
import type { PanelOrderService } from '../../panel-orders/server/service';
import type { StorefrontService } from '../../storefront/server/service';
import type { UploadService } from '../../uploads/server/service';
import type { WebsiteAssets } from './assets';
import type { WebsiteHosts } from './hosts';
import type { Memo } from './memo';
import type { Previews } from './previews';
import type { Pages } from './visit';
import type { Visits } from './visits';

export interface RouteDeps {
  pages: Pages;
  hosts: WebsiteHosts;
  memo: Memo;
  assets: WebsiteAssets;
  storefront: StorefrontService;
  members: MemberService;
  orders: Pick<PanelOrderService, 'ofMembers'>;
  previews: Pick<Previews, 'read'>;
  visits: Visits;
  uploads: Pick<UploadService, 'open'>;
  /** Signature of an order's private address. */
  orderKey(invoice: string): string;
}
