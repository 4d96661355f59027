import type { Letter } from '../../../platform/messages/letter';
import { SAFETY } from '../../../platform/messages/letter';

/** `invitation-store.ts` defines the lifetime. */
interface Invited {
  name: string;
  business: string;
  product: string;
  url: string;
}

const firstName = (name: string): string => name.split(' ', 1)[0] ?? name;

export const invitationLetter = ({ name, business, product, url }: Invited): Letter => ({
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

export const invitationText = ({ name, business, product, url }: Invited): string =>
  `Halo ${firstName(name)}, ${business} mengundang Anda memakai ${product}. Terima undangan lewat tautan ini (berlaku 24 jam, satu kali): ${url}\n\n${SAFETY}`;
