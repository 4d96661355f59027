import { command, queryOne, queryValue } from '../../../../platform/db/statement';
import { queuedSoon } from '../../../../platform/jobs/queue';

export interface NewAccount {
  partner: string;
  user: string;
  task: string;
  job: string;
  kind: string;
  code: string;
  referral_code: string;
  referred_by: string | null;
  business_type: number;
  limit: number;
  name: string;
  email: string;
  phone: string;
  password_hash: string;
  ip: string;
  user_agent: string;
}

/**
 * Creates the account, or nothing if e-mail or phone are taken; a task notifies the right people in either
 * case. Throws a unique violation if a concurrent call takes an address or code.
 */
// One statement, so that new and taken addresses differ only by two rows; a background job does the rest in
// both cases.
export const signUp = command<NewAccount>(
  'account-sign-up',
  `with taken as (select 1 from users where lower(email) = :email or phone = :phone),
   partner as (
     insert into partners (id, code, name, business_type, referral_code, referred_by, tier_id, maximum_unverified_amount)
     select :partner::uuid, :code, :name, :business_type::smallint, :referral_code, :referred_by::uuid,
       (select id from tiers order by level limit 1), :limit::bigint
     where not exists (select 1 from taken)
     returning id
   ), person as (
     insert into users (id, partner_id, role, name, email, phone, password_hash, terms_accepted_at)
     select :user::uuid, partner.id, 'owner', :name, :email, :phone, :password_hash, now()
     from partner returning id
   ), working as (
     ${queuedSoon({ kind: 'kind', ref: 'task' })}
   )
   insert into account_tasks (id, task)
   values (:task::uuid, jsonb_build_object('kind', 'sign-up', 'user_id', (select id from person),
     'email', :email::text, 'phone', :phone::text, 'ip', :ip::text, 'user_agent', :user_agent::text))`,
);

export const readReferrer = queryValue<{ partner: string }, string>(
  'account-referred-by',
  'select referred_by from partners where id = :partner::uuid',
);

export interface Referrer {
  id: string;
  name: string;
}

/** Null for an unknown code or a partner who does not participate. */
export const readReferrerByCode = queryOne<{ code: string }, Referrer>(
  'account-referrer',
  `select p.id, split_part(u.name, ' ', 1) as name from partners p
   join users u on u.partner_id = p.id and u.role = 'owner' and u.disabled_at is null
   where p.referral_code = :code and p.is_referral_feature`,
);
