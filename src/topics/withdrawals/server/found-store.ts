import type { Database } from '../../../platform/db/client';
import { containing } from '../../../platform/db/containing';
import { queryAll } from '../../../platform/db/statement';
import type { Found } from '../../finder/contract';
import type { TypedNumber } from '../../finder/domain';
import type { Purse } from './purse';

const findWithdrawals = queryAll<
  { partner: string; code: string | null; most: number; purse: string | null },
  Found['withdrawals'][number]
>(
  'withdrawal_found',
  `select id, code, amount, status, requested_at, purse from withdrawals
where partner_id = :partner::uuid and upper(code) like :code::text and (:purse::text is null or purse = :purse::text)
order by requested_at desc, id desc limit :most::int`,
);

export const searchWithdrawals = (
  database: Database,
  partner: string,
  { code }: TypedNumber,
  most: number,
  purse: Purse | null = null,
): Promise<Found['withdrawals']> =>
  findWithdrawals(database, { partner, code: containing(code), most, purse });
