import type { ActionHandler } from '../../../admin/server/actions/shape';
import type { EntityCodes } from '../../../admin/server/entity-code';
import { type RecordRule, readOnce } from '../../../admin/server/rules/shape';
import { AppError } from '../../../platform/http/app-error';
import { deviceSentence } from '../../../platform/http/device-words';
import { recoveryAddress } from '../../../platform/identity/addresses';
import { countByHand } from '../../../platform/messages/by-hand';
import type { MessageService } from '../../../platform/messages/service';
import type { QuotaService } from '../../../platform/quota/service';
import { isOn } from '../../shops/domain/is-on';
import { readShopTiers } from '../../shops/server/shop-record/tiers';
import { readMemberById } from './member-store';
import { sendReset } from './reset';
import { endDevice, ending } from './session-store';

export function memberEntities(
  message: Pick<MessageService, 'queue'>,
  quota: Pick<QuotaService, 'allowsIn'>,
) {
  /** Throws BUYER_UNREACHABLE, MESSAGE_LIMIT. */
  const resetPassword: ActionHandler = async ({ tx, actor, rows: [row] }) => {
    const member = row && (await readMemberById(tx, actor.partnerId, row.id));
    if (!member) throw new AppError('NOT_FOUND');
    const to = recoveryAddress(member, null);
    if (!to) throw new AppError('BUYER_UNREACHABLE');
    await countByHand(quota, tx, member.id);
    await sendReset(message, tx, member, to);
    return { message: `Tautan kata sandi baru dikirim ke ${to.address}.` };
  };

  /** Restores the state before the block: active if an address is verified. */
  const unblock: ActionHandler = async ({ rows }) => ({
    edits: rows.map(({ id, data }) => {
      const isProven = data.email_verified === true || data.phone_verified === true;
      return { id, data: { status: isProven ? 'active' : 'unverified' } };
    }),
  });

  const end: ActionHandler = async ({ tx, actor, ids: [id] }) => {
    const ended = id ? await endDevice(tx, actor.partnerId, id) : null;
    if (!ended) throw new AppError('NOT_FOUND');
    const device = deviceSentence({ ip: '', userAgent: ended.user_agent });
    return { message: `Sesi di ${device} diputuskan.`, subject: device };
  };

  return {
    member: { ...memberRule, actions: { 'reset-password': resetPassword, unblock } },
    'member-device': { actions: { end } },
  } satisfies EntityCodes;
}

/** A member cannot be assigned a disabled tier. Blocking ends all sessions, and unblocking restores none. */
const memberRule: RecordRule = {
  async validate(change) {
    const { tx, partnerId, data, before } = change;
    if (data.tier_id === before?.tier_id) return {};
    const { tiers } = await readOnce(change, 'tiers', () => readShopTiers(tx, partnerId));
    const tier = tiers.find(({ id }) => id === data.tier_id);
    // Another rule reports an invalid tier.
    return tier && !isOn(tier) ? { tier_id: ['Tier ini nonaktif. Pilih tier lain.'] } : {};
  },

  async afterChange({ tx, id, data, before }) {
    if (data.status === 'blocked' && before?.status !== 'blocked') await ending.allOf(tx, id);
  },
};
