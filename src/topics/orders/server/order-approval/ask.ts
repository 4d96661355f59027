import { v7 } from 'uuid';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import { seesCost } from '../../../../platform/http/visibility';
import type { SecretService } from '../../../../platform/identity/secret/service';
import { queueJob } from '../../../../platform/jobs/queue';
import { requestHash } from '../../../../platform/ledger/request-hash';
import type { NotificationService } from '../../../../platform/notifications/service';
import type { Quota, QuotaService } from '../../../../platform/quota/service';
import { APPROVAL_TIME, type ApprovalRequest, MOST_APPROVALS } from '../../contract/order-approval';
import type { ApprovedPurchase } from '../transaction/approved-purchase';
import type { Prepared } from '../transaction/prepare';
import { refusalFor } from '../transaction/visibility';
import { APPROVAL_EXPIRY } from './expiry';
import { notifyAsked } from './notices';
import { type Asked, insertApproval, KEY, readApprovalByKey, SAME, SLOT_INDEX, sameWaiting } from './store';

export interface AskDeps {
  database: Database;
  activity: Pick<ActivityService, 'record'>;
  notification: Pick<NotificationService, 'notify'>;
  quota: Pick<QuotaService, 'spend'>;
  secret: Pick<SecretService, 'checkPin'>;
  purchase: Pick<ApprovedPurchase, 'passed'>;
  expiry: { ofPerson: (user: string) => Promise<void> };
  prepare: (
    buyer: Pick<Actor, 'partnerId' | 'userId' | 'name'>,
    request: ApprovalRequest,
  ) => Promise<Prepared>;
}

export interface AskInput {
  key: string;
  pin: string;
  request: ApprovalRequest;
}

/** Hourly limit per user, because each request notifies the owner. */
const ASKED: Quota = { kind: 'order-approval', most: 60, seconds: 3_600, gap: 0 };
/** Retries if concurrent requests take the same slot. */
const TRIES = MOST_APPROVALS + 1;

/** Creates a request once per key and returns its id. The PIN is checked last, as when buying. */
export function createAsking(deps: AskDeps) {
  const { database, activity, notification, quota, secret, purchase, expiry, prepare } = deps;

  const replay = async ({ partnerId }: Actor, key: string, hash: string): Promise<string | null> => {
    const earlier = await readApprovalByKey(database.db, partnerId, key);
    if (earlier && earlier.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return earlier?.id ?? null;
  };

  const refuseSame = async (order: Prepared): Promise<void> => {
    const id = await sameWaiting(database.db, order);
    if (id) throw new AppError('APPROVAL_WAITING', { id });
  };

  /** False if the slot was taken concurrently. */
  const insert = async (actor: Actor, asked: Asked): Promise<boolean> => {
    try {
      await database.transaction(async (tx) => {
        if (!(await insertApproval(tx, asked)))
          throw new AppError('APPROVALS_FULL', { most: MOST_APPROVALS });
        await queueJob(tx, APPROVAL_EXPIRY, asked.id, APPROVAL_TIME);
        await activity.record(tx, actor, { code: 'approval.ask', object: asked.order.item_name });
        await notifyAsked(notification, tx, asked);
      });
      return true;
    } catch (failure) {
      const taken = uniqueViolation(failure);
      if (taken === SAME) await refuseSame(asked.order);
      if (taken === SLOT_INDEX || taken === SAME) return false;
      throw failure;
    }
  };

  return async (actor: Actor, { key, pin, request }: AskInput): Promise<string> => {
    const hash = requestHash(request);
    const known = await replay(actor, key, hash);
    if (known) return known;
    await expiry.ofPerson(actor.userId);
    try {
      const order = await prepare(actor, request);
      const passed = await purchase.passed(order);
      await refuseSame(order);
      await secret.checkPin(actor, pin);
      await quota.spend(ASKED, actor.userId, { code: 'RATE_LIMITED' });
      const asked = { id: v7(), key, hash, request: atCost(actor, request, order), order, passed };
      for (let tries = 0; tries < TRIES; tries += 1) if (await insert(actor, asked)) return asked.id;
      throw new AppError('APPROVALS_FULL', { most: MOST_APPROVALS });
    } catch (refusal) {
      // A concurrent duplicate may have created it.
      const isTwin = refusal instanceof AppError || uniqueViolation(refusal) === KEY;
      const twin = isTwin ? await replay(actor, key, hash) : null;
      if (twin) return twin;
      throw refusalFor(actor, refusal);
    }
  };
}

/** A user without cost visibility agreed to a selling price; the owner approves the cost. */
const atCost = (actor: Actor, request: ApprovalRequest, { unit_price }: Prepared): ApprovalRequest =>
  seesCost(actor) || 'inquiry_id' in request ? request : { ...request, expected_price: unit_price };
