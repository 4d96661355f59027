import { v7 } from 'uuid';
import type { Database } from '../../server/db/client';
import type { Actor } from '../../server/http/actor';
import { createActivityService } from '../../server/modules/ground/activity/service';
import { createNotificationService } from '../../server/modules/ground/notification/service';
import { createQuotaService } from '../../server/modules/ground/quota/service';
import { createSecretService } from '../../server/modules/ground/secret/service';
import { createApprovalService } from '../../server/modules/trade/order-approval/service';
import { createApprovedPurchase } from '../../server/modules/trade/transaction/approved-purchase';
import type { CreateTransactionInput } from '../../src/core/contract/transaction';
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
    look: (id: string) =>
      approvals.expiry({ id: v7(), kind: 'order-approval-expiry', ref_id: id, attempts: 1 }),
  };
}

export type Approvals = ReturnType<typeof openApprovals>;
