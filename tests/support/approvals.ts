import { v7 } from 'uuid';
import { createActivityService } from '../../src/platform/activity/service';
import type { Database } from '../../src/platform/db/client';
import type { Actor } from '../../src/platform/http/actor';
import { createSecretService } from '../../src/platform/identity/secret/service';
import { createNotificationService } from '../../src/platform/notifications/service';
import { createQuotaService } from '../../src/platform/quota/service';
import type { CreateTransactionInput } from '../../src/topics/orders/contract/transaction';
import { createApprovalService } from '../../src/topics/orders/server/order-approval/service';
import { createApprovedPurchase } from '../../src/topics/orders/server/transaction/approved-purchase';
import { query } from './query';
import type { Shop } from './shop';

/** Approvals with the shop's services. */
export function openApprovals(database: Database, shop: Shop) {
  const activity = createActivityService({ database });
  const { supplier, ledger, sellingPrice } = shop;
  const approvals = createApprovalService({
    database,
    activity,
    notification: createNotificationService({ database }),
    quota: createQuotaService({ database, perAddress: false }),
    secret: createSecretService({ database, activity }),
    purchase: createApprovedPurchase({ database, supplier, ledger, sellingPrice, onOrder: () => undefined }),
  });
  return {
    ...approvals,

    /** Requests one item for a User ID ending in `ending`. */
    asking: (
      actor: Actor,
      ending: string,
      over: Partial<CreateTransactionInput> = {},
      key: string = v7(),
    ) => {
      const { pin, ...request } = shop.order(ending, over);
      return approvals.ask(actor, { key, pin, request });
    },

    /** Expires the request. */
    letExpire: (id: string) =>
      query(
        database,
        `update order_approvals set created_at = created_at - interval '10 minutes',
           expires_at = expires_at - interval '10 minutes' where id = $1`,
        [id],
      ),

    /** Runs the expiry job. */
    check: (id: string) =>
      approvals.expiry({ id: v7(), kind: 'order-approval-expiry', ref_id: id, attempts: 1 }),
  };
}

export type Approvals = ReturnType<typeof openApprovals>;
