import type { Database } from '../../../platform/db/client';
import { reasonText } from '../../orders/text/failure-reason';
import { tierPrice } from '../../selling-prices/domain/tier-price';
import { type BulkBatch, type BulkRow, bulkOutcome } from '../contract';
import { readFailedRows } from './batch-store';
import { type RowRead, readBatchHead, readBatchRows } from './read-store';
import type { Whose } from './whose';

export async function detailOf(database: Database, whose: Whose, id: string): Promise<BulkBatch | null> {
  const head = await readBatchHead(database.db, whose, id);
  if (!head) return null;
  const [rows, failed] = await Promise.all([
    readBatchRows(database.db, whose.partner, id),
    retryOf(database, whose.partner, id),
  ]);
  const { waiting, pending, success, failed: failures, attention, stopped } = head;
  return {
    id,
    code: head.code,
    status: head.status,
    reason: head.reason,
    by: head.user_name,
    created_at: head.created_at,
    finished_at: head.finished_at,
    total: head.total,
    counts: { waiting, pending, success, failed: failures, attention, stopped },
    planned: head.planned,
    spent: head.spent,
    refunded: head.refunded,
    retry: failed.rows.length > 0 ? { count: failed.rows.length, total: failed.total } : null,
    rows: rows.map(present),
  };
}

export async function retryOf(database: Database, partner: string, batch: string) {
  const failed = await readFailedRows(database, { partner, batch });
  const rows = failed.map(({ id, base_price, discount }) => ({ id, price: tierPrice(base_price, discount) }));
  return { rows, total: rows.reduce((sum, { price }) => sum + price, 0) };
}

function present(row: RowRead): BulkRow {
  const { id, position, line, brand, item, sku, destination, nickname, price, is_bill } = row;
  const order =
    row.order_id && row.order_code
      ? { id: row.order_id, code: row.order_code, sn: row.sn, refund: row.refund ?? 0 }
      : null;
  return {
    ...{ id, position, line, brand, item, sku, destination, nickname, price, is_bill },
    outcome: bulkOutcome.parse(row.outcome),
    reason: row.refusal ?? (row.reason_code && reasonText(row.reason_code)),
    order,
  };
}
