import type { ActionHandler } from '../../../admin/server/actions/shape';
import { SUB_ACCOUNT } from '../../../core/states';
import type { Db } from '../../../platform/db/client';
import type { Actor } from '../../../platform/http/actor';
import { AppError } from '../../../platform/http/app-error';
import { inviteAgain } from './invite';
import type { SubAccountDeps } from './resource';
import { lockSeats, lockSubAccount, type SubAccountRow } from './store';
import { removeSubAccount, switchPerson, touch } from './write-store';

type Deps = Pick<SubAccountDeps, 'message' | 'quota' | 'session' | 'onQueued'> & {
  freeAddresses(tx: Db, userId: string): Promise<void>;
};

const { active: ACTIVE, invited: INVITED, off: OFF } = SUB_ACCOUNT;

export function subAccountHandlers({ message, quota, session, freeAddresses, onQueued }: Deps) {
  const locked = async (tx: Db, { partnerId }: Actor, ids: string[], states: number[]) => {
    const [id = ''] = ids;
    const row = await lockSubAccount(tx, partnerId, id);
    if (!row) throw new AppError('NOT_FOUND');
    if (!states.includes(row.status)) throw new AppError('ACT_NOT_NOW');
    return row;
  };
  const subjectOf = ({ name, email }: SubAccountRow) => `${name} (${email})`;

  const resend: ActionHandler = async ({ tx, actor, ids }) => {
    const { partnerId } = actor;
    // Same lock order as saving: seats before the account.
    const { business } = await lockSeats(tx, partnerId);
    const row = await locked(tx, actor, ids, [INVITED]);
    await inviteAgain(tx, { message, quota }, row, { partnerId, business });
    await touch(tx, row.id, actor.userId);
    onQueued();
    return {
      logged: 'sub_account.resend',
      message: `Undangan dikirim ulang ke ${row.email}.`,
      subject: subjectOf(row),
    };
  };

  const deactivate: ActionHandler = async ({ tx, actor, ids }) => {
    const row = await locked(tx, actor, ids, [ACTIVE]);
    await switchPerson(tx, row.id, actor.userId, false);
    await session.endAllIn(tx, row.id);
    return {
      logged: 'sub_account.deactivate',
      message: `${row.name} dinonaktifkan dan dikeluarkan.`,
      subject: subjectOf(row),
    };
  };

  const activate: ActionHandler = async ({ tx, actor, ids }) => {
    const row = await locked(tx, actor, ids, [OFF]);
    await switchPerson(tx, row.id, actor.userId, true);
    return {
      logged: 'sub_account.activate',
      message: `${row.name} dapat masuk lagi.`,
      subject: subjectOf(row),
    };
  };

  const remove: ActionHandler = async ({ tx, actor, ids }) => {
    const row = await locked(tx, actor, ids, [ACTIVE, INVITED, OFF]);
    if (row.status !== INVITED) {
      await switchPerson(tx, row.id, actor.userId, false);
      await session.endAllIn(tx, row.id);
      await freeAddresses(tx, row.id);
    }
    await removeSubAccount(tx, row.id, actor.userId);
    return { logged: 'sub_account.remove', message: `${row.name} dihapus.`, subject: subjectOf(row) };
  };

  return { resend, deactivate, activate, remove };
}
