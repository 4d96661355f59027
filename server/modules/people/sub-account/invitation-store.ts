import type { Db } from '../../../db/client';
import { sql } from '../../../db/sql';
import { queryOne } from '../../../db/statement';

export interface Invitation {
  id: string;
  partner_id: string;
  business: string;
  name: string | null;
  email: string;
  phone: string;
  privileges: string[];
  expires_at: string;
  expired: boolean;
  replaced: boolean;
  now: string;
}

export const readInvitation = queryOne<{ token_hash: string }, Invitation>(
  'sub-account-invitation',
  `select a.id, a.partner_id, p.name as business, a.name, a.email, a.phone, a.privileges,
     a.invited_at + interval '24 hours' as expires_at, a.invited_at + interval '24 hours' <= now() as expired,
     array[:token_hash::text] <@ a.replaced_hashes as replaced, now() as now
   from sub_accounts a join partners p on p.id = a.partner_id
   where (a.token_hash = :token_hash or a.phone_token_hash = :token_hash or a.replaced_hashes @> array[:token_hash::text])
     and a.removed_at is null`,
);

export interface Taken extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  privileges: string[];
  email_proven: boolean;
  phone_proven: boolean;
}

/** Consumes the invitation; only one of two concurrent acceptances succeeds, whichever link they use. */
export const takeInvitation = (tx: Db, tokenHash: string): Promise<Taken | null> =>
  tx.row<Taken>(sql`
    with taken as (
      select id, name, email, phone, privileges,
        token_hash = ${tokenHash} and phone_token_hash is not null as email_proven,
        coalesce(phone_token_hash = ${tokenHash}, false) as phone_proven
      from sub_accounts
      where (token_hash = ${tokenHash} or phone_token_hash = ${tokenHash}) and removed_at is null and name is not null
        and invited_at > now() - interval '24 hours' for update
    )
    update sub_accounts a set name = null, email = null, phone = null, privileges = null, version = version + 1,
      updated_at = now()
    from taken where a.id = taken.id
    returning taken.name, taken.email, taken.phone, taken.privileges, taken.email_proven, taken.phone_proven`);
