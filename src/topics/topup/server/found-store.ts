import type { Database } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { queryAll } from '../../../platform/db/statement';
import type { Found } from '../../finder/contract';
import type { TypedNumber } from '../../finder/domain';
import { STATUS } from './store';

interface FoundParams {
  partner: string;
  code: string | null;
  numbers: (string | null)[];
  most: number;
}

// A partner has few top ups, so all are scanned.
const findTopups = queryAll<FoundParams, Found['topups'][number]>(
  'topup_found',
  `select t.id, t.code, t.method_name, t.invoice_paid_amount, (${STATUS})::int as status, t.created_at
from topups t
where t.partner_id = :partner::uuid and (upper(t.code) like :code::text or t.invoice_number like :code::text
  or t.payment->>'va_number' like any(:numbers::text[]) or t.payment->>'code' like any(:numbers::text[]))
order by t.created_at desc, t.id desc limit :most::int`,
);

export const searchTopups = (
  database: Database,
  partner: string,
  { code, numbers }: TypedNumber,
  most: number,
): Promise<Found['topups']> =>
  findTopups(database, { partner, code: containing(code), numbers: numbers.map(containing), most });
