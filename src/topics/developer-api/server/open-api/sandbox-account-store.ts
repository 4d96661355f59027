import { command, queryRow } from '../../../../platform/db/statement';

/** Opens the account with `balance` if there is none. */
export const readSandboxBalance = queryRow<{ partner: string; balance: number }, { balance: number }>(
  'sandbox_account_open',
  `with opened as (
     insert into sandbox_accounts (partner_id, balance) values (:partner::uuid, :balance::bigint)
     on conflict do nothing returning balance
   )
   select balance from opened union all select balance from sandbox_accounts where partner_id = :partner::uuid limit 1`,
);

export const fillSandbox = command<{ partner: string; balance: number }>(
  'sandbox_account_fill',
  `insert into sandbox_accounts as a (partner_id, balance) values (:partner::uuid, :balance::bigint)
   on conflict (partner_id) do update set balance = excluded.balance`,
);
