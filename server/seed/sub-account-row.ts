import type { users } from '../db/schema/identity';
import type { subAccounts } from '../db/schema/sub-account';

type SubAccount = typeof subAccounts.$inferSelect;
type User = typeof users.$inferSelect;

/** Of somebody who has accepted, without limits. */
export const subAccountOf = ({
  id,
  partner_id,
  created_at,
}: Pick<User, 'id' | 'partner_id' | 'created_at'>): SubAccount => ({
  ...{ id, partner_id, created_at, updated_at: created_at, updated_by: null, removed_at: null, version: 1 },
  ...{ name: null, email: null, phone: null, privileges: null, token_hash: null, phone_token_hash: null },
  ...{ invited_at: created_at, replaced_hashes: [] },
  ...{ order_limit: null, day_limit: null, month_limit: null, hours_start: null, hours_end: null },
  ...{ category_ids: [], ip_lock: [], can_see_cost: true, can_see_profit: true },
});
