import { statement } from '../db/statement';

export interface PostParams {
  partner: string;
  kind: 'main' | 'panel' | 'referral';
  amount: number;
  user: string | null;
  house: string;
  posting: string;
  own_entry: string;
  house_entry: string;
  type: number;
  ref_type: string;
  ref_id: string | null;
  ref_code: string;
  description: string;
  actor: string;
  at: string | null;
}

/**
 * Updates a balance and writes both ledger entries. Returns no row if funds are insufficient; only reversals
 * of commissions (type 3) may make it negative. The frame is sent on commit, so listeners never see a
 * rolled-back movement.
 */
export const postStatement = statement<PostParams, { balance: number; version: number }>(
  'ledger_post',
  `with moved as (
  update balances set balance = balance + :amount::bigint, version = version + 1
  where partner_id = :partner::uuid and kind = :kind::text
    and (balance + :amount::bigint >= 0 or :amount::bigint > 0 or kind = 'referral' and :type::smallint = 3)
  returning id, balance, version
), entries as (
  insert into ledger_entries (id, posting_id, partner_id, user_id, balance_id, house, amount, seq, balance_after,
    type, ref_type, ref_id, ref_code, description, actor, created_at)
  select side.id, :posting::uuid, :partner::uuid, :user::uuid, side.balance_id, side.house, side.amount, side.seq,
    side.balance_after, :type::smallint, :ref_type::text, :ref_id::uuid, :ref_code::text, :description::text,
    :actor::text, coalesce(:at::timestamptz, now())
  from moved cross join lateral (values
    (:own_entry::uuid, moved.id, null::text, :amount::bigint, moved.version, moved.balance),
    (:house_entry::uuid, null, :house::text, - :amount::bigint, null, null)
  ) side (id, balance_id, house, amount, seq, balance_after)
)
select balance, version, case when :kind::text = 'referral' then notify_commissions(:partner::uuid)
  else notify_balance(:partner::uuid, :kind::text, balance, version) end
from moved`,
);
