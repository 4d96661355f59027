import { APPROVAL } from '../../../../core/states';
import { approvalStatus } from '../../../../core/text/statuses';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database, Db } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { ApprovedPurchase } from '../transaction/approved-purchase';
import type { Prepared } from '../transaction/prepare';
import type { AskDeps } from './ask';
import { notifyEnded } from './notices';
import { endApproval, lockApproval, readApprovalFor, type StoredApproval } from './store';

export interface DecideDeps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  notification: Pick<NotificationService, 'notify'>;
  secret: Pick<SecretService, 'checkPin'>;
  purchase: Omit<ApprovedPurchase, 'prepare' | 'passed'>;
  prepare: AskDeps['prepare'];
}

/** Rolls back the decision because the purchase failed. */
class NotBought extends Error {}

/** Code collisions are rare; several in a row indicate another error. */
const TRIES = 3;

const ended = ({ status }: StoredApproval): AppError =>
  new AppError('APPROVAL_ENDED', { state: approvalStatus(status).word.toLowerCase() });

/** Decisions on a request. The first to lock the row decides. */
export function createDeciding(deps: DecideDeps) {
  const { database, activity, notification, secret, purchase, prepare } = deps;

  const found = async (partner: string, id: string, user: string | null = null): Promise<StoredApproval> => {
    const request = await readApprovalFor(database.db, { partner, user }, id);
    if (!request) throw new AppError('NOT_FOUND');
    return request;
  };

  /** Runs `end` on the locked pending request; does nothing if it has `status` already. */
  const decide = (
    id: string,
    status: number,
    end: (tx: Db, request: StoredApproval) => Promise<void>,
  ): Promise<void> =>
    database.transaction(async (tx) => {
      const request = await lockApproval(tx, id);
      if (!request) throw new AppError('NOT_FOUND');
      if (request.status === status) return;
      if (request.status !== APPROVAL.waiting) throw ended(request);
      await end(tx, request);
    });

  /** Purchase and approval in one transaction. */
  const buy = (actor: Actor, id: string, order: Prepared): Promise<void> =>
    decide(id, APPROVAL.approved, async (tx, request) => {
      const bought = await purchase.buyIn(tx, order, { key: id, hash: request.request_hash });
      if (!bought) throw new NotBought();
      await endApproval(tx, request, { status: APPROVAL.approved, by: actor.userId, order: bought });
      await activity.record(tx, actor, {
        code: 'approval.approve',
        object: `${request.item_name} · ${request.user_name}`,
      });
      await notifyEnded(notification, tx, request, { status: APPROVAL.approved, by: actor.userId });
    });

  return {
    async approve(actor: Actor, id: string, pin: string): Promise<void> {
      const request = await found(actor.partnerId, id);
      if (request.status === APPROVAL.approved) return;
      if (request.status !== APPROVAL.waiting) throw ended(request);
      const buyer = { partnerId: request.partner_id, userId: request.user_id, name: request.user_name };
      const order = await prepare(buyer, request.request);
      await purchase.refuse(order);
      await secret.checkPin(actor, pin);
      for (let tries = 0; tries < TRIES; tries += 1) {
        try {
          await buy(actor, id, order);
          purchase.wake();
          return;
        } catch (failure) {
          if (failure instanceof AppError) throw failure;
          if (failure instanceof NotBought) await purchase.refuse(order);
          else await purchase.refuseTaken(order, failure);
        }
      }
      throw new AppError('UNAVAILABLE');
    },

    async refuse(actor: Actor, id: string, reason: string | null): Promise<void> {
      await found(actor.partnerId, id);
      await decide(id, APPROVAL.refused, async (tx, request) => {
        await endApproval(tx, request, { status: APPROVAL.refused, by: actor.userId, reason });
        await activity.record(tx, actor, {
          code: 'approval.refuse',
          object: `${request.item_name} · ${request.user_name}`,
        });
        await notifyEnded(notification, tx, request, { status: APPROVAL.refused, by: actor.userId, reason });
      });
    },

    async cancel(actor: Actor, id: string): Promise<void> {
      await found(actor.partnerId, id, actor.userId);
      await decide(id, APPROVAL.cancelled, async (tx, request) => {
        await endApproval(tx, request, { status: APPROVAL.cancelled, by: actor.userId });
        await activity.record(tx, actor, { code: 'approval.cancel', object: request.item_name });
      });
    },
  };
}
