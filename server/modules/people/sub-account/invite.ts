import type { Db } from '../../../db/client';
import { AppError } from '../../../http/app-error';
import type { MessageService } from '../../ground/message/service';
import type { Quota, QuotaService } from '../../ground/quota/service';
import { hashToken, newToken } from '../../ground/session/tokens';
import { invitationLetter, invitationText } from './letters';
import type { Person } from './store';
import { type InvitationTokens, renewInvitation } from './write-store';

/** Each sends two messages to addresses that somebody typed. */
export const INVITATIONS: Quota = { kind: 'sub-account-invitation', most: 30, seconds: 86_400, gap: 0 };

/** Until some of the day's invitations count no more: told as a guess. */
const HOUR = 3_600;

type Messages = Pick<MessageService, 'mail' | 'queue' | 'urlOf' | 'productName'>;
type Invited = Pick<Person, 'name' | 'email' | 'phone'>;

/** Of the two links: which one is used says which address is proven. Only what is sent ever holds a token. */
export function newInvitation(): { tokens: InvitationTokens; hashes: InvitationTokens } {
  const tokens = { email: newToken(), phone: newToken() };
  return { tokens, hashes: { email: hashToken(tokens.email), phone: hashToken(tokens.phone) } };
}

/** By e-mail and WhatsApp, with the commit of `tx`. */
export async function sendInvitation(
  tx: Db,
  message: Messages,
  { name, email, phone }: Invited,
  { partnerId, business, tokens }: { partnerId: string; business: string; tokens: InvitationTokens },
): Promise<void> {
  const invited = (token: string) => ({
    ...{ name, business, product: message.productName },
    url: message.urlOf(`/verify/invitation?token=${token}`),
  });
  await message.mail(tx, email, invitationLetter(invited(tokens.email)), partnerId);
  const text = invitationText(invited(tokens.phone));
  await message.queue(tx, { channel: 'whatsapp', to: phone, text, partnerId });
}

/** The links before end. Throws RATE_LIMITED. */
export async function inviteAgain(
  tx: Db,
  { message, quota }: { message: Messages; quota: Pick<QuotaService, 'allowsIn'> },
  invited: Invited & { id: string },
  { partnerId, business }: { partnerId: string; business: string },
): Promise<void> {
  if (!(await quota.allowsIn(tx, INVITATIONS, partnerId)))
    throw new AppError('RATE_LIMITED', { seconds: HOUR });
  const { tokens, hashes } = newInvitation();
  await renewInvitation(tx, invited.id, hashes);
  await sendInvitation(tx, message, invited, { partnerId, business, tokens });
}
