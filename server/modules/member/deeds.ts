import { AppError } from '../../http/app-error';
import { deviceSentence } from '../../http/device-words';
import type { Deed } from '../entities/acts/shape';
import type { RecordRule } from '../entities/rules/shape';
import type { MessageService } from '../message/service';
import { memberById } from './member-store';
import { recoveryAddress, sendReset } from './reset';
import { endAll, endDevice } from './session-store';

/** What partners do about the accounts of their members, by resource and act. */
export function memberDeedsOf(message: Pick<MessageService, 'queue'>) {
  /** Throws BUYER_UNREACHABLE. */
  const resetPassword: Deed = async ({ tx, actor, rows: [row] }) => {
    const member = row && (await memberById(tx, actor.partnerId, row.id));
    if (!member) throw new AppError('NOT_FOUND');
    const to = recoveryAddress(member, null);
    if (!to) throw new AppError('BUYER_UNREACHABLE');
    await sendReset(message, tx, member, to);
    return { message: `Tautan kata sandi baru dikirim ke ${to.address}.` };
  };

  const end: Deed = async ({ tx, actor, ids: [id] }) => {
    const ended = id ? await endDevice(tx, actor.partnerId, id) : null;
    if (!ended) throw new AppError('NOT_FOUND');
    const device = deviceSentence({ ip: '', userAgent: ended.user_agent });
    return { message: `Sesi di ${device} diputuskan.`, subject: device };
  };

  return {
    member: { 'reset-password': resetPassword },
    'member-device': { end },
  } satisfies Record<string, Record<string, Deed>>;
}

/** A block ends every session at once; lifting it later brings none of them back. */
export const memberRule: RecordRule = {
  async kept({ tx, id, data, before }) {
    if (data.status === 'blocked' && before?.status !== 'blocked') await endAll(tx, id);
  },
};
