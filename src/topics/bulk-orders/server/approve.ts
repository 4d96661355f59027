import { v4, v7 } from 'uuid';
import type { RequestOf } from '../../../core/contract/endpoint';
import type { ActivityService } from '../../../platform/activity/service';
import type { Database, Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { requeueJob } from '../../../platform/jobs/queue';
import { randomSuffix } from '../../../platform/ledger/order-code';
import type { createBulk } from '../contract';
import { insertBatch, type NewRow, readBatchByKey } from './batch-store';
import { fingerprintOf, goalOf, isReady, type ReadyRow, validateRows } from './check';
import { readRows } from './lines';
import { BULK_PLACE } from './place';
import { approveAlone, goalsOf, repeatsOf, sameBatch } from './repeat-store';

export type BatchInput = Omit<RequestOf<typeof createBulk>['body'], 'pin'>;

interface Approval {
  key: string;
  hash: string;
  input: BatchInput;
  ready: ReadyRow[];
}

/** Rows that can be bought now. Throws CHANGED_SINCE_SEEN, and SUPPLIER_AWAY if unknown. */
export async function approvable(
  deps: Pick<Parameters<typeof validateRows>[0], 'database' | 'supplier' | 'sellingPrice'>,
  actor: Actor,
  input: BatchInput,
): Promise<ReadyRow[]> {
  // Bills are paid as displayed, without another inquiry.
  const validated = await validateRows(
    { ...deps, billers: null },
    actor,
    await readRows(deps.database, actor.partnerId, input.rows),
  );
  const ready = validated.filter(isReady);
  const unknown = validated.filter(({ isAway }) => isAway);
  const hasChanged = validated.some(
    (row, index) => !row.isAway && !(isReady(row) && isAsSeen(input, row, index)),
  );
  if (hasChanged) throw new AppError('CHANGED_SINCE_SEEN');
  if (unknown.length > 0) throw new AppError('SUPPLIER_AWAY');
  return ready;
}

/**
 * Stores the batch and returns its id, unless the key was used concurrently. Throws CHANGED_SINCE_SEEN,
 * IDEMPOTENCY_CONFLICT.
 */
export const approve = (
  { database, activity }: { database: Database; activity: Pick<ActivityService, 'record'> },
  actor: Actor,
  { key, hash, input, ready }: Approval,
): Promise<string> =>
  database.transaction(async (tx) => {
    await approveAlone(tx, actor.partnerId);
    const twin = await readBatchByKey(tx, { partner: actor.partnerId, key });
    if (twin && twin.request_hash !== hash) throw new AppError('IDEMPOTENCY_CONFLICT');
    if (twin) return twin.id;
    const fingerprint = fingerprintOf(ready.map(({ order, read }) => goalOf(order, read)));
    await refuseRepeats(tx, actor.partnerId, ready, input.same_again ? null : fingerprint);
    const id = v7();
    await insertBatch(tx, {
      ...{ id, partner: actor.partnerId, user: actor.userId, user_name: actor.name, key, request_hash: hash },
      ...{ fingerprint, suffix: randomSuffix(), total: ready.length, planned: plannedOf(ready) },
      rows: JSON.stringify(rowsOf(ready, input)),
    });
    await requeueJob(tx, BULK_PLACE, id);
    await activity.record(tx, actor, { code: 'bulk.create', object: `${ready.length} pesanan` });
    return id;
  });

export const plannedOf = (ready: readonly ReadyRow[]): number =>
  ready.reduce((sum, { order }) => sum + order.total, 0);

const isAsSeen = ({ rows }: BatchInput, { order }: ReadyRow, index: number): boolean =>
  order.unit_price === rows[index]?.price;

/** Refuses repeats of orders bought or approved since the validation. */
async function refuseRepeats(tx: Db, partner: string, ready: ReadyRow[], fingerprint: string | null) {
  const goals = ready.flatMap(({ order, read }) =>
    read.typed.again || order.destination === '' ? [] : [goalOf(order, read)],
  );
  const repeats = goals.length > 0 ? await repeatsOf(tx, goalsOf(partner, goals)) : [];
  const same = fingerprint === null ? null : await sameBatch(tx, { partner, fingerprint });
  if (repeats.length > 0 || same) throw new AppError('CHANGED_SINCE_SEEN');
}

function rowsOf(ready: ReadyRow[], { rows }: BatchInput): NewRow[] {
  const goals = ready.map(({ order }) => `${order.variation} ${order.destination}`);
  return ready.map(({ order, read }, index) => ({
    id: v7(),
    position: index + 1,
    line: read.typed.line,
    brand_id: order.brand,
    variation_id: order.variation,
    product_name: order.product_name,
    item_name: order.item_name,
    sku: order.sku,
    destination: order.destination,
    form_values: read.request.form_values,
    nickname: order.nickname ?? rows[index]?.nickname ?? null,
    inquiry_id: order.inquiry,
    unit_price: order.unit_price,
    // Repeats within one file are intended.
    again: read.request.allow_duplicate || goals.filter((goal) => goal === goals[index]).length > 1,
    counter: read.counter,
    idempotency_key: v4(),
  }));
}
