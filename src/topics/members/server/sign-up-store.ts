import type { ResourceModel } from '../../../admin/schema/model';
import { searchExpression } from '../../../admin/server/expressions';
import { command, queryAny } from '../../../platform/db/statement';
import { queuedSoon } from '../../../platform/jobs/queue';

export interface NewMember {
  id: string;
  partner: string;
  task: string;
  job: string;
  kind: string;
  username: string;
  email: string | null;
  phone: string | null;
  tier: string | null;
  password_hash: string;
  data: string;
}

/**
 * Creates the member, or nothing if a name or address is taken; a task notifies the right people in either
 * case. One statement, so that new and taken addresses take nearly the same time.
 */
export function signUpStatement(member: ResourceModel | undefined) {
  const search = member ? searchExpression(member) : `''`;
  return command<NewMember>(
    'member-sign-up',
    `with wanted as (
       select k.field, k.value, e.id, e.deleted_at is not null as gone from entity_keys k join entities e on e.id = k.entity_id
       where k.partner_id = :partner::uuid and k.resource = 'member' and (k.field, k.value) in
         (('username', :username::text), ('email', :email::text), ('phone', :phone::text))
       for no key update of e
     ), freed as (
       delete from entity_keys k using wanted where wanted.gone and k.partner_id = :partner::uuid
         and k.resource = 'member' and k.field = wanted.field and k.value = wanted.value
       returning 1
     ), person as (
       insert into entities (id, partner_id, resource, data, search)
       select :id::uuid, :partner::uuid, 'member', data, ${search}
       -- Counting them makes sure that the keys of the gone are free before they are taken.
       from (select :data::jsonb as data) typed, (select count(*) from freed) done
       where not exists (select 1 from wanted where not gone)
       returning id
     ), keys as (
       insert into entity_keys (partner_id, resource, field, value, entity_id)
       select :partner::uuid, 'member', k.field, k.value, person.id from person,
         (values ('username', :username::text), ('email', :email::text), ('phone', :phone::text)) k (field, value)
       where k.value is not null
     ), tier as (
       insert into entity_references (from_id, field, to_id)
       select person.id, 'tier_id', :tier::uuid from person where :tier::uuid is not null
     ), secret as (
       insert into member_secrets (member_id, partner_id, password_hash)
       select person.id, :partner::uuid, :password_hash from person
     ), working as (
       ${queuedSoon({ kind: 'kind', ref: 'task' })}
     )
     insert into account_tasks (id, task)
     values (:task::uuid, jsonb_build_object('kind', 'sign-up', 'partner_id', :partner::uuid,
       'member_id', (select id from person), 'email', :email::text, 'phone', :phone::text))`,
  );
}

export const isUsernameTaken = queryAny<{ partner: string; username: string }>(
  'member-username-taken',
  `select 1 from entity_keys k join entities e on e.id = k.entity_id
   where k.partner_id = :partner::uuid and k.resource = 'member' and k.field = 'username'
     and k.value = :username and e.deleted_at is null`,
);
