import type { Db } from '../../../platform/db/client';
import type { Address } from '../../../platform/identity/addresses';
import { makeLink } from '../../../platform/identity/links';
import type { MessageService } from '../../../platform/messages/service';
import { readSite } from '../../shops/server/site-version/published';
import { notifyMember, resetLetter } from './letters';
import type { Member } from './member-store';

/** Sends a password link in `tx`. */
export async function sendReset(
  message: Pick<MessageService, 'queue'>,
  tx: Db,
  member: Member,
  to: Address,
): Promise<void> {
  const site = await readSite(tx, member.partner_id);
  const token = await makeLink(tx, 'reset-member', member, to.address);
  const letter = resetLetter(member, site, token);
  await notifyMember(message, tx, to, { site, partnerId: member.partner_id, letter });
}
