import { command, queryAny, queryValue } from '../../../../platform/db/statement';

/** Condition on an order `t`: on hold since a restore. */
export const IS_HELD = 'exists (select from held_after_restore h where h.transaction_id = t.id)';

/** Puts all pending orders on hold: they may have been sent to a supplier after the backup. */
export const holdPendingOrders = command<object>(
  'supplier_orders_hold',
  `insert into held_after_restore (transaction_id) select id from transactions where status = 1
on conflict do nothing`,
);

export const readHeldOrder = queryValue<{ code: string }, string>(
  'supplier_order_held',
  `select t.id from transactions t where t.code = :code::text and t.status = 1 and ${IS_HELD}`,
);

/** Releases an order in `tx`. True for only one of two concurrent calls. */
export const releaseOrder = queryAny<{ id: string }>(
  'supplier_order_release',
  `with pending as (select id from transactions where id = :id::uuid and status = 1 for update)
delete from held_after_restore h using pending where h.transaction_id = pending.id returning h.transaction_id`,
);
