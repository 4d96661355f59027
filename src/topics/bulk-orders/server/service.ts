import { v4 } from 'uuid';
import type { ReplyOf, RequestOf } from '../../../core/contract/endpoint';
import type { ActivityService } from '../../../platform/activity/service';
import type { Supplier } from '../../../platform/adapters/supplier/supplier';
import type { Database } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import type { SecretService } from '../../../platform/identity/secret/service';
import { requeueJob } from '../../../platform/jobs/queue';
import { requestHash } from '../../../platform/ledger/request-hash';
import type { LedgerService } from '../../../platform/ledger/service';
import { shortfall } from '../../../platform/ledger/shortfall';
import type { NoticeService } from '../../../platform/notice/service';
import type { NotificationService } from '../../../platform/notifications/service';
import type { QuotaService } from '../../../platform/quota/service';
import { refuseOverLimit } from '../../orders/server/transaction/check-sub-account';
import { maySeeSellingPrices, type SellingPriceService } from '../../selling-prices/server/service';
import type { BulkBatch, checkBulk, retryBulk, steerBulk } from '../contract';
import { approvable, approve, type BatchInput, plannedOf } from './approve';
import { readBatchByKey, retryRows, steerBatch } from './batch-store';
import { fingerprintOf, goalOf, lineOf, validateRows } from './check';
import { detailOf, retryOf } from './detail';
import { isAsked, isBill, readRows } from './lines';
import { nicknamesOf } from './nicknames';
import { BULK_PLACE, createPlacing } from './place';
import { sameBatch } from './repeat-store';
import { whoseOf } from './whose';

/** Hourly limits of validations: full batches, and a few corrected rows. */
const CHECKS = { kind: 'bulk-check', most: 300, seconds: 3_600, gap: 0 };
const MENDS = { kind: 'bulk-mend', most: 600, seconds: 3_600, gap: 0 };
const FEW = 100;
/** Hourly limits of inquiries: as many as single inquiries, because each reveals customer data. */
const BILLS = { kind: 'bulk-bill', most: 30, seconds: 3_600, gap: 0 };
const BILLS_OF_ONE = 100;
const FEW_BILLS = { kind: 'bulk-bill-mend', most: 300, seconds: 3_600, gap: 0 };
const FEW_AT_MOST = 10;
/** Hourly limit of approvals, which validate all rows again. */
const APPROVALS = { kind: 'bulk-create', most: 120, seconds: 3_600, gap: 0 };

interface Deps {
  database: Database;
  supplier: Pick<Supplier, 'quote' | 'checkNickname' | 'inquire'>;
  ledger: LedgerService;
  sellingPrice: Pick<SellingPriceService, 'pricerOfOrders'>;
  notification: Pick<NotificationService, 'notify'>;
  notice: Pick<NoticeService, 'notify'>;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record'>;
  quota: Pick<QuotaService, 'spend'>;
  wake: () => void;
}

export type BulkService = ReturnType<typeof createBulkService>;

/** Bulk orders with one PIN, only for the actor's partner and with the actor's visibility. */
export function createBulkService(deps: Deps) {
  const { database, supplier, notice, ledger, secret, activity, quota } = deps;

  const one = async (actor: Actor, id: string): Promise<BulkBatch> => {
    const batch = await detailOf(database, whoseOf(actor), id);
    if (!batch) throw new AppError('NOT_FOUND');
    return batch;
  };

  /** Batch approved with a key; throws IDEMPOTENCY_CONFLICT if the content differs. */
  const replay = async (actor: Actor, key: string, hash: string): Promise<BulkBatch | null> => {
    const earlier = await readBatchByKey(database, { partner: actor.partnerId, key });
    if (!earlier) return null;
    if (earlier.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    return one(actor, earlier.id);
  };

  const checkBalance = async ({ partnerId }: Actor, total: number) => {
    const { balance } = await ledger.balanceOf(partnerId, 'main');
    if (balance < total) throw new AppError('INSUFFICIENT_BALANCE', shortfall(balance, total));
  };

  const spendBills = async ({ partnerId }: Actor, bills: number) => {
    const [checks, times] =
      bills <= FEW_AT_MOST ? [FEW_BILLS, Math.min(bills, 1)] : [BILLS, Math.ceil(bills / BILLS_OF_ONE)];
    for (let time = 0; time < times; time += 1) {
      await quota.spend(checks, partnerId, { code: 'RATE_LIMITED' });
    }
  };

  return {
    /** Dry run: result of each row. Throws RATE_LIMITED. */
    check: async (
      actor: Actor,
      { rows: typed }: RequestOf<typeof checkBulk>['body'],
    ): Promise<ReplyOf<typeof checkBulk>> => {
      const rows = await readRows(database, actor.partnerId, typed);
      const asked = rows.filter(isAsked);
      await quota.spend(asked.length > FEW ? CHECKS : MENDS, actor.partnerId, { code: 'RATE_LIMITED' });
      const validated = await validateRows(
        { ...deps, billers: { supplier, notice, spend: (bills) => spendBills(actor, bills) } },
        actor,
        rows,
      );
      const nicknames = await nicknamesOf(supplier, validated);
      const ready = validated.flatMap(({ order, read }) => (order ? [goalOf(order, read)] : []));
      const [{ balance }, same] = await Promise.all([
        ledger.balanceOf(actor.partnerId, 'main'),
        sameBatch(database, { partner: actor.partnerId, fingerprint: fingerprintOf(ready) }),
      ]);
      return {
        rows: validated.map((row) => lineOf(row, { nicknames, sells: maySeeSellingPrices(actor) })),
        balance,
        same,
        nicknames_left: nicknames.left,
        bills_left: validated.filter(({ read, isAway }) => isAway && isBill(read)).length,
      };
    },

    /**
     * Approves a batch once per `key`; calls the supplier only after the PIN. Throws PIN errors,
     * RATE_LIMITED, CHANGED_SINCE_SEEN if a row differs from the display, SUPPLIER_AWAY,
     * INSUFFICIENT_BALANCE, and sub-account restrictions.
     */
    create: async (
      actor: Actor,
      key: string,
      { pin, ...input }: BatchInput & { pin: string },
    ): Promise<BulkBatch> => {
      const hash = requestHash(input);
      const known = await replay(actor, key, hash);
      if (known) return known;
      try {
        await secret.checkPin(actor, pin);
        await quota.spend(APPROVALS, actor.partnerId, { code: 'RATE_LIMITED' });
        const ready = await approvable(deps, actor, input);
        await checkBalance(actor, plannedOf(ready));
        await refuseOverLimit(
          database,
          ready.map(({ order }) => order),
        );
        const id = await approve(deps, actor, { key, hash, input, ready });
        deps.wake();
        return await one(actor, id);
      } catch (refusal) {
        // A concurrent duplicate may have been approved meanwhile: return its batch.
        const twin = refusal instanceof AppError && (await replay(actor, key, hash));
        if (twin) return twin;
        throw refusal;
      }
    },

    one,

    /** Result of a key whose answer was lost; null if nothing was approved. */
    byKey: async ({ partnerId }: Actor, key: string) => {
      const batch = await readBatchByKey(database, { partner: partnerId, key });
      return batch && { id: batch.id, code: batch.code };
    },

    /** Throws NOT_FOUND, and ACT_NOT_NOW if the batch state does not allow it. */
    steer: async (
      actor: Actor,
      id: string,
      { to }: RequestOf<typeof steerBulk>['body'],
    ): Promise<BulkBatch> => {
      const { code } = await one(actor, id);
      await database.transaction(async (tx) => {
        const moved = await steerBatch(tx, to, { partner: actor.partnerId, batch: id });
        if (!moved) throw new AppError('ACT_NOT_NOW');
        if (to === 'resume') await requeueJob(tx, BULK_PLACE, id);
        await activity.record(tx, actor, { code: `bulk.${to}`, object: code });
      });
      deps.wake();
      return one(actor, id);
    },

    /** Retries rows that certainly failed. Throws like `create`, and ACT_NOT_NOW if there are none. */
    retry: async (
      actor: Actor,
      id: string,
      { expected_total, pin }: RequestOf<typeof retryBulk>['body'],
    ): Promise<BulkBatch> => {
      const { code } = await one(actor, id);
      const failed = await retryOf(database, actor.partnerId, id);
      if (failed.rows.length === 0) throw new AppError('ACT_NOT_NOW');
      if (failed.total !== expected_total) throw new AppError('CHANGED_SINCE_SEEN');
      await checkBalance(actor, failed.total);
      await secret.checkPin(actor, pin);
      await database.transaction(async (tx) => {
        const batch = { partner: actor.partnerId, batch: id, user: actor.userId, user_name: actor.name };
        const rows = failed.rows.map((row) => ({ ...row, key: v4() }));
        const moved = await retryRows(tx, { ...batch, rows: JSON.stringify(rows) });
        // A concurrent retry has taken them.
        if (moved?.count !== rows.length) throw new AppError('CHANGED_SINCE_SEEN');
        await requeueJob(tx, BULK_PLACE, id);
        await activity.record(tx, actor, { code: 'bulk.retry', object: code });
      });
      deps.wake();
      return one(actor, id);
    },

    place: createPlacing({ ...deps, onOrder: deps.wake }),
  };
}
