import type { Db } from '../../../platform/db/client';
import { AppError } from '../../../platform/http/app-error';
import { hashToken, newToken } from '../../../platform/identity/tokens';
import { type Letter, SAFETY } from '../../../platform/messages/letter';
import type { MessageService } from '../../../platform/messages/service';
import type { Quota, QuotaService } from '../../../platform/quota/service';
import type { Person } from './store';
import { type InvitationTokens, renewInvitation } from './write-store';

/** `invitation-store.ts` defines the lifetime. */
interface Invitee {
  name: string;
  business: string;
  product: string;
  url: string;
}

const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

const invitationLetter = ({ name, business, product, url }: Invitee): Letter => ({
  subject: `Undangan dari ${business}`,
  lines: [
    `Halo ${firstName(name)},`,
    `${business} mengundang Anda memakai ${product} dengan akun sendiri. Buka undangan ini untuk membuat kata sandi dan PIN.`,
  ],
  action: { label: 'Terima undangan', url },
  notes: [
    'Tautan berlaku 24 jam dan hanya dapat digunakan satu kali.',
    'Tidak mengenal pengirimnya? Abaikan pesan ini.',
  ],
});

const invitationText = ({ name, business, product, url }: Invitee): string =>
  `Halo ${firstName(name)}, ${business} mengundang Anda memakai ${product}. Terima undangan lewat tautan ini (berlaku 24 jam, satu kali): ${url}\n\n${SAFETY}`;

/** Each invitation sends two messages to addresses that the user typed. */
export const INVITATIONS: Quota = { kind: 'sub-account-invitation', most: 30, seconds: 86_400, gap: 0 };

/** Seconds: estimated wait until the daily limit allows another one. */
const HOUR = 3_600;

type Messages = Pick<MessageService, 'mail' | 'queue' | 'urlOf' | 'productName'>;
type Invited = Pick<Person, 'name' | 'email' | 'phone'>;

/** One token per channel: the used link shows which address is verified. Only hashes are stored. */
export function newInvitation(): { tokens: InvitationTokens; hashes: InvitationTokens } {
  const tokens = { email: newToken(), phone: newToken() };
  return { tokens, hashes: { email: hashToken(tokens.email), phone: hashToken(tokens.phone) } };
}

/** Sends by e-mail and WhatsApp in `tx`. */
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

/** Sends new links; earlier ones become invalid. Throws RATE_LIMITED. */
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
