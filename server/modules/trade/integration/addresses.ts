import { v7 } from 'uuid';
import {
  type AddressInput,
  type AddressList,
  MOST_ADDRESSES,
} from '../../../../src/core/contract/integration';
import { asksForTooMuch, TOO_LARGE } from '../../../../src/core/integration/network';
import type { Database } from '../../../db/client';
import type { Actor } from '../../../http/actor';
import { AppError } from '../../../http/app-error';
import { uniqueViolation } from '../../../http/database-error';
import type { ActivityService } from '../../ground/activity/service';
import type { SecretService } from '../../ground/secret/service';
import { allowedOf, forgetRefused, insertAddress, refusedOf, removeAddressOf } from './address-store';
import { isPublic, spellingOf } from './network';
import { takeTurn } from './token-store';

interface AddressParts {
  database: Database;
  secret: Pick<SecretService, 'checkPin'>;
  activity: Pick<ActivityService, 'record'>;
}

export function createAddresses({ database, secret, activity }: AddressParts) {
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
        const network = await removeAddressOf(tx, actor.partnerId, id);
        if (network === null) throw new AppError('NOT_FOUND');
        await activity.record(tx, actor, { code: 'api_address.remove', object: network });
      });
      return list(actor);
    },

    forgetOld: () => forgetRefused(database),
  };
}
