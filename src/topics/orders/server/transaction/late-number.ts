import type { Database, Db } from '../../../../platform/db/client';
import { queryAny, queryOne } from '../../../../platform/db/statement';
import { isOfWebsite } from './end-order';
import type { Vouchers } from './vouchers';

interface Delivered {
  id: string;
  partner_id: string;
  source: number;
  sn: string | null;
  /** True for orders without destination, whose number is an encrypted code. */
  is_code: boolean;
}

const readDelivered = queryOne<{ id: string }, Delivered>(
  'transaction_delivered',
  `select id, partner_id, source, sn, jsonb_array_length(order_param) = 0 as is_code
from transactions where id = :id::uuid and status = 2`,
);

interface Number {
  id: string;
  sn: string | null;
  voucher_codes: string[];
  voucher_sealed: string | null;
}

const fillNumber = queryAny<Number>(
  'transaction_late_number',
  `with filled as (
  update transactions t set sn = :sn::text, voucher_codes = :voucher_codes::text[], voucher_sealed = :voucher_sealed::text,
    version = t.version + 1
  where t.id = :id::uuid and t.status = 2 and t.sn is null and t.voucher_sealed is null
    and cardinality(t.voucher_codes) = 0
  returning t.id, t.partner_id, t.status, t.refunded, t.version
)
select id, notify_transaction(partner_id, id, status, refunded, version) from filled`,
);

/** Adds the number to the website order; `fill` adds it to the purchase. */
export type WebsiteNumber = (
  tx: Db,
  transactionId: string,
  sn: string,
  fill: () => Promise<boolean>,
) => Promise<boolean>;

interface Deps {
  database: Database;
  vouchers: Pick<Vouchers, 'seal' | 'open'>;
  numberOfWebsite: WebsiteNumber;
}

/** `other`: it already has another number, which stays. Null: not delivered. */
export type LateNumber = (transactionId: string, sn: string) => Promise<'filled' | 'same' | 'other' | null>;

export const createLateNumber =
  ({ database, vouchers, numberOfWebsite }: Deps): LateNumber =>
  async (transactionId, sn) => {
    const order = await readDelivered(database, { id: transactionId });
    if (!order) return null;
    const { id, partner_id, is_code } = order;
    const number = { id, sn: is_code ? null : sn, ...vouchers.seal(id, is_code ? [sn] : []) };
    const isFilled = await database.transaction((tx) => {
      const fill = () => fillNumber(tx, number);
      return isOfWebsite(order) ? numberOfWebsite(tx, id, sn, fill) : fill();
    });
    if (isFilled) return 'filled';
    const knownNumbers = [order.sn, ...((await vouchers.open(database, partner_id, id)) ?? [])];
    return knownNumbers.includes(sn) ? 'same' : 'other';
  };
