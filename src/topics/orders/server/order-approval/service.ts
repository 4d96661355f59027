import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { seesCost } from '../../../../platform/http/visibility';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { QuotaService } from '../../../../platform/quota/service';
import type { ApprovalRequest, OrderApproval } from '../../contract/order-approval';
import { prepareBill } from '../bill/prepare';
import type { ApprovedPurchase } from '../transaction/approved-purchase';
import { type AskInput, createAsking } from './ask';
import { createDeciding } from './decide';
import { createExpiry } from './expiry';
import { type ApprovalRow, readApproval, readWaitingApprovals, type Whose } from './read-store';
import { createApprovalList } from './resource';
import { RESOURCE } from './store';

interface ApprovalDeps {
  database: Database;
  activity: Pick<ActivityService, 'record' | 'recordFor'>;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'spend'>;
  secret: Pick<SecretService, 'checkPin'>;
  purchase: ApprovedPurchase;
}

export type ApprovalService = ReturnType<typeof createApprovalService>;

/** Approval of orders above a limit: the owner decides within ten minutes; no money moves before. */
export function createApprovalService(deps: ApprovalDeps) {
  const { database, purchase } = deps;
  const prepare = (buyer: Pick<Actor, 'partnerId' | 'userId' | 'name'>, request: ApprovalRequest) =>
    'inquiry_id' in request
      ? prepareBill(database, buyer, request)
      : purchase.prepare(buyer, { ...request, allow_duplicate: request.allow_duplicate ?? false });
  const expiry = createExpiry(deps);
  const ask = createAsking({ ...deps, expiry, prepare });
  const { approve, refuse, cancel } = createDeciding({ ...deps, prepare });

  const one = async (actor: Actor, id: string): Promise<OrderApproval> => {
    const row = await readApproval(database.db, whoseOf(actor), id);
    if (!row) throw new AppError('NOT_FOUND');
    return seenBy(actor)(row);
  };

  return {
    resources: { [RESOURCE]: createApprovalList(database) },
    expiry: expiry.job,
    one,

    waiting: async (actor: Actor): Promise<OrderApproval[]> =>
      (await readWaitingApprovals(database.db, whoseOf(actor))).map(seenBy(actor)),

    ask: async (actor: Actor, input: AskInput) => one(actor, await ask(actor, input)),

    approve: async (actor: Actor, id: string, pin: string) => {
      await approve(actor, id, pin);
      return one(actor, id);
    },

    refuse: async (actor: Actor, id: string, reason: string | null) => {
      await refuse(actor, id, reason);
      return one(actor, id);
    },

    cancel: async (actor: Actor, id: string) => {
      await cancel(actor, id);
      return one(actor, id);
    },
  };
}

const whoseOf = ({ partnerId, userId, role }: Actor): Whose => ({
  partner: partnerId,
  user: role === 'owner' ? null : userId,
});

const seenBy =
  (actor: Actor) =>
  ({ user_id, resale_total, ...row }: ApprovalRow): OrderApproval => ({
    ...row,
    // Users without cost visibility see the selling price; the remaining limit is a cost, so it is hidden.
    ...(!seesCost(actor) && { total: resale_total ?? 0, left: null }),
    is_own: user_id === actor.userId,
  });
