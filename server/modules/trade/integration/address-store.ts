import type { AllowedAddress, RefusedAddress } from '../../../../src/core/contract/integration';
import type { Db } from '../../../db/client';
import { command, queryAll, queryAny, runIn, statement } from '../../../db/statement';

export const allowedOf = queryAll<{ partner: string }, AllowedAddress>(
  'allowed_address_list',
  `select id, network, label, last_hit_at, created_at from allowed_addresses where partner_id = :partner::uuid
   order by created_at, id`,
);

export const refusedOf = queryAll<{ partner: string }, RefusedAddress>(
  'refused_address_list',
  `select ip, count, last_at, path from refused_addresses
   where partner_id = :partner::uuid and last_at > now() - interval '30 days' order by last_at desc, ip limit 50`,
);

export const forgetRefused = command<object>(
  'refused_address_forget',
  `delete from refused_addresses where (partner_id, ip) in (
     select partner_id, ip from refused_addresses where last_at < now() - interval '30 days' limit 20000)`,
);

export interface NewAddress {
  id: string;
  partner: string;
  network: string;
  label: string;
  most: number;
}

/** Also deletes matching refused addresses. False at the limit. */
export const insertAddress = queryAny<NewAddress>(
  'allowed_address_insert',
  `with allowed as (
     insert into allowed_addresses (id, partner_id, network, label)
     select :id::uuid, :partner::uuid, :network::text, :label::text
     where (select count(*) from allowed_addresses where partner_id = :partner::uuid) < :most::int
     returning id
   ), forgiven as (
     delete from refused_addresses where partner_id = :partner::uuid and ip::inet <<= :network::inet
       and exists (select from allowed)
   )
   select id from allowed`,
);

const removeStatement = statement<{ partner: string; id: string }, { network: string }>(
  'allowed_address_remove',
  'delete from allowed_addresses where partner_id = :partner::uuid and id = :id::uuid returning network',
);

export async function removeAddressOf(tx: Db, partner: string, id: string): Promise<string | null> {
  const [removed] = await runIn(tx, removeStatement, { partner, id });
  return removed?.network ?? null;
}
