import type { Db } from '../../../platform/db/client';
import type { MessageService } from '../../../platform/messages/service';
import { readSite } from '../../shops/server/site-version/published';
import type { MemberIdentifier } from './identifier';
import { type Address, addressesOf, resetLetter, tellMember } from './letters';
import { links } from './links';
import type { Member } from './member-store';

/**
 * Recipient of the password link: the given address if verified, else a verified one, else the given one,
 * else any. A mistyped address must not give a stranger access.
 */
export function recoveryAddress(member: Member, given: MemberIdentifier['field'] | null): Address | null {
  const own = addressesOf(member);
  const channel = given === 'phone' ? 'whatsapp' : given;
  const asked = own.find((one) => one.channel === channel);
  if (asked?.isProven) return asked;
  return own.find(({ isProven }) => isProven) ?? asked ?? own[0] ?? null;
}

/** Sends a password link in `tx`. */
export async function sendReset(
  message: Pick<MessageService, 'queue'>,
  tx: Db,
  member: Member,
  to: Address,
): Promise<void> {
  const site = await readSite(tx, member.partner_id);
  const token = await links.make(tx, 'reset-password', member, to.address);
  const letter = resetLetter(member, site, token);
  await tellMember(message, tx, to, { site, partnerId: member.partner_id, letter });
}
