import type { Database } from '../../../platform/db/client';
import { addressesOf, recoveryAddress } from '../../../platform/identity/addresses';
import { makeLink } from '../../../platform/identity/links';
import { addTask, taskHandler, type Work } from '../../../platform/identity/tasks';
import type { JobHandler } from '../../../platform/jobs/job';
import type { MessageService } from '../../../platform/messages/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import { readSite } from '../../shops/server/site-version/published';
import type { MemberIdentifier } from './identifier';
import { notifyMember, takenLetter, welcomeLetter } from './letters';
import { type Member, readMember, readMemberById } from './member-store';
import { sendReset } from './reset';

export const MEMBER_TASK = 'member-task';

interface MemberTask {
  partner_id: string;
  /** `sign-up`: welcomes the member, or notifies the owners of taken addresses. */
  kind: 'sign-up' | 'reset-password';
  member_id?: string | null;
  username?: string | null;
  email?: string | null;
  phone?: string | null;
}

export const addMemberTask = (database: Database, task: MemberTask): Promise<void> =>
  addTask(database, MEMBER_TASK, task);

/** Limit of unrequested notices to one address. */
const NOTICES: Quota = { kind: 'member-notice', most: 3, seconds: 86_400, gap: 0 };

export interface MemberTaskDeps {
  database: Database;
  message: Pick<MessageService, 'queue'>;
  quota: Pick<QuotaService, 'allows'>;
}

/** Runs after the response, so that it reveals nothing. */
export function createMemberTasks({ database, message, quota }: MemberTaskDeps): JobHandler {
  const welcome = (member: Member): Work[] => {
    const [to] = addressesOf(member);
    if (!to) return [];
    return [
      async (tx) => {
        const site = await readSite(tx, member.partner_id);
        const token = await makeLink(tx, 'verify-member', member, to.address);
        const letter = welcomeLetter(member, site, token);
        await notifyMember(message, tx, to, { site, partnerId: member.partner_id, letter });
      },
    ];
  };

  const notifyTaken = async (partnerId: string, identifier: MemberIdentifier): Promise<Work[]> => {
    const owner = await readMember(database, { partner: partnerId, ...identifier });
    const to = owner && addressesOf(owner).find(({ address }) => address === identifier.value);
    if (!owner || !to || !(await quota.allows(NOTICES, `${partnerId} ${to.address}`))) return [];
    return [
      async (tx) => {
        const site = await readSite(tx, partnerId);
        await notifyMember(message, tx, to, { site, partnerId, letter: takenLetter(owner, site) });
      },
    ];
  };

  const signUp = async ({ partner_id, member_id, ...task }: MemberTask): Promise<Work[]> => {
    if (member_id) {
      const member = await readMemberById(database.db, partner_id, member_id);
      return member ? welcome(member) : [];
    }
    const works: Work[] = [];
    for (const identifier of identifiersOf(task)) works.push(...(await notifyTaken(partner_id, identifier)));
    return works;
  };

  const resetPassword = async ({ partner_id, ...task }: MemberTask): Promise<Work[]> => {
    const [identifier] = identifiersOf(task);
    const member = identifier && (await readMember(database, { partner: partner_id, ...identifier }));
    if (!member || member.is_blocked) return [];
    const to = recoveryAddress(member, identifier.field);
    return to ? [(tx) => sendReset(message, tx, member, to)] : [];
  };

  return taskHandler<MemberTask>(database, { 'sign-up': signUp, 'reset-password': resetPassword });
}

const fields = ['username', 'email', 'phone'] as const;

const identifiersOf = (task: Pick<MemberTask, (typeof fields)[number]>): MemberIdentifier[] =>
  fields.flatMap((field) => {
    const value = task[field];
    return value ? [{ field, value }] : [];
  });
