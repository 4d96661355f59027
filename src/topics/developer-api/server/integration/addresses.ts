import { v7 } from 'uuid';
import type { ActivityService } from '../../../../platform/activity/service';
import type { Database } from '../../../../platform/db/client';
import { command, queryAll, queryAny, queryValue } from '../../../../platform/db/statement';
import type { Actor } from '../../../../platform/http/actor';
import { AppError } from '../../../../platform/http/app-error';
import { uniqueViolation } from '../../../../platform/http/database-error';
import type { SecretService } from '../../../../platform/identity/secret/service';
import {
  type AddressInput,
  type AddressList,
  type AllowedAddress,
  MOST_ADDRESSES,
  type RefusedAddress,
} from '../../contract/integration';
import { asksForTooMuch, TOO_LARGE } from '../../domain/network';
import { isPublic, spellingOf } from './network';
import { takeTurn } from './token-store';

const allowedOf = queryAll<{ partner: string }, AllowedAddress>(
  'allowed_address_list',
  `select id, network, label, last_hit_at, created_at from allowed_addresses where partner_id = :partner::uuid
   order by created_at, id`,
);

const refusedOf = queryAll<{ partner: string }, RefusedAddress>(
  'refused_address_list',
  `select ip, count, last_at, path from refused_addresses
   where partner_id = :partner::uuid and last_at > now() - interval '30 days' order by last_at desc, ip limit 50`,
);

const forgetRefused = command<object>(
  'refused_address_forget',
  `delete from refused_addresses where (partner_id, ip) in (
     select partner_id, ip from refused_addresses where last_at < now() - interval '30 days' limit 20000)`,
);

interface NewAddress {
  id: string;
  partner: string;
  network: string;
  label: string;
  most: number;
}

/** Also deletes matching refused addresses. False at the limit. */
const insertAddress = queryAny<NewAddress>(
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

const removeAddressOf = queryValue<{ partner: string; id: string }, string>(
  'allowed_address_remove',
  'delete from allowed_addresses where partner_id = :partner::uuid and id = :id::uuid returning network',
);

interface AddressDeps {
  database: Database;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record'>;
}

export function createAddresses({ database, secret, activity }: AddressDeps) {
  const list = async (actor: Actor): Promise<AddressList> => {
    const [allowed, refused] = await Promise.all([
      allowedOf(database, { partner: actor.partnerId }),
      refusedOf(database, { partner: actor.partnerId }),
    ]);
    return { own: actor.device.ip, allowed, refused };
  };

  return {
    list,

    /**
     * Throws PIN errors; RULE_CONFLICT at the limit of ten, and for a non-public address, unless refused
     * calls show that the portal is in the same network; VALIDATION_FAILED for a duplicate.
     */
    async allow(
      actor: Actor,
      { pin, label = '', network: typed }: AddressInput & { pin: string },
    ): Promise<AddressList> {
      await secret.checkPin(actor, pin);
      const network = spellingOf(typed);
      if (asksForTooMuch(network))
        throw new AppError('VALIDATION_FAILED', undefined, { network: [TOO_LARGE] });
      if (!isPublic(network) && network !== actor.device.ip) {
        throw new AppError('RULE_CONFLICT', { reason: 'Alamat ini bukan alamat publik.' });
      }
      await database
        .transaction(async (tx) => {
          await takeTurn(tx, actor.partnerId);
          const row = {
            id: v7(),
            partner: actor.partnerId,
            network,
            label,
            most: MOST_ADDRESSES,
          };
          if (!(await insertAddress(tx, row))) {
            throw new AppError('RULE_CONFLICT', {
              reason: `Maksimal ${MOST_ADDRESSES} alamat. Hapus salah satu.`,
            });
          }
          await activity.record(tx, actor, { code: 'api_address.allow', object: network });
        })
        .catch((error: unknown) => {
          if (uniqueViolation(error) === null) throw error;
          throw new AppError('VALIDATION_FAILED', undefined, {
            network: ['Alamat ini sudah ada di daftar.'],
          });
        });
      return list(actor);
    },

    async remove(actor: Actor, id: string): Promise<AddressList> {
      await database.transaction(async (tx) => {
        const network = await removeAddressOf(tx, { partner: actor.partnerId, id });
        if (network === null) throw new AppError('NOT_FOUND');
        await activity.record(tx, actor, { code: 'api_address.remove', object: network });
      });
      return list(actor);
    },

    forgetOld: () => forgetRefused(database),
  };
}
