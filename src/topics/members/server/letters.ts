import type { Db } from '../../../platform/db/client';
import type { Address } from '../../../platform/identity/addresses';
import type { OtpSender } from '../../../platform/identity/otp/service';
import { type Letter, renderLetter } from '../../../platform/messages/letter';
import type { MessageService } from '../../../platform/messages/service';
import { readSite, type Site } from '../../shops/server/site-version/published';
import { type Member, readPartnerOf } from './member-store';

/** The website that sends a code to a member; null if the member is gone. */
export async function shopOfMember(tx: Db, memberId: string): Promise<OtpSender | null> {
  const partnerId = await readPartnerOf(tx, memberId);
  return partnerId === null ? null : { name: (await readSite(tx, partnerId)).name, partnerId };
}

/** Sends on behalf of the website, in `tx`. */
export async function notifyMember(
  message: Pick<MessageService, 'queue'>,
  tx: Db,
  { channel, address }: Address,
  { site, partnerId, letter }: { site: Site; partnerId: string; letter: Letter },
): Promise<void> {
  const { text, subject, html } = renderLetter(site.name, letter);
  const mail = channel === 'email' ? { subject, html } : {};
  await message.queue(tx, { channel, to: address, text, ...mail, partnerId });
}

const hello = ({ name }: Pick<Member, 'name'>): string => `Halo ${name.split(' ', 1)[0]},`;

/**
 * Button to the website's page with the token (`paths` of topic website); without a website URL the message contains the code itself.
 */
const leading = (site: Site, path: string, label: string, token: string): Pick<Letter, 'action' | 'notes'> =>
  site.url ? { action: { label, url: `${site.url}/${path}?token=${token}` } } : { notes: [`Kode: ${token}`] };

export function welcomeLetter(member: Member, site: Site, token: string): Letter {
  const way = leading(site, 'verifikasi', 'Verifikasi akun', token);
  return {
    subject: `Selamat datang di ${site.name}`,
    lines: [hello(member), `Akun Anda di ${site.name} sudah dibuat. Pastikan alamat ini milik Anda.`],
    ...way,
    notes: [
      ...(way.notes ?? []),
      'Tautan berlaku 24 jam dan hanya dapat digunakan satu kali.',
      'Bukan Anda yang mendaftar? Abaikan pesan ini.',
    ],
  };
}

export function resetLetter(member: Member, site: Site, token: string): Letter {
  const way = leading(site, 'sandi-baru', 'Atur ulang kata sandi', token);
  return {
    subject: `Atur ulang kata sandi ${site.name}`,
    lines: [hello(member), `Buat kata sandi baru untuk akun ${site.name} Anda lewat tautan ini.`],
    ...way,
    notes: [
      ...(way.notes ?? []),
      'Tautan berlaku 30 menit dan hanya dapat digunakan satu kali.',
      'Bukan Anda yang meminta? Abaikan pesan ini, kata sandi Anda tidak berubah.',
    ],
  };
}

/** `ended`: sessions that ended with the change. */
export const changedLetter = (member: Member, site: Site, ended: 'all' | 'others'): Letter => ({
  subject: 'Kata sandi Anda telah diubah',
  lines: [
    hello(member),
    ended === 'all'
      ? `Kata sandi akun ${site.name} Anda baru saja diatur ulang, dan semua perangkat dikeluarkan.`
      : `Kata sandi akun ${site.name} Anda baru saja diganti, dan perangkat lain dikeluarkan.`,
    'Bukan Anda? Segera atur ulang kata sandi, lalu hubungi kami.',
  ],
});

export function moveLetter(member: Member, site: Site, token: string): Letter {
  const way = leading(site, 'alamat-baru', 'Pakai alamat ini', token);
  return {
    subject: `Alamat baru akun ${site.name}`,
    lines: [
      hello(member),
      `Alamat ini akan dipakai untuk akun ${site.name} Anda setelah Anda membuka tautan ini.`,
    ],
    ...way,
    notes: [
      ...(way.notes ?? []),
      'Tautan berlaku 60 menit dan hanya dapat digunakan satu kali.',
      'Bukan Anda yang meminta? Abaikan pesan ini, tidak ada yang berubah.',
    ],
  };
}

export const movedLetter = (member: Member, site: Site, field: 'email' | 'phone'): Letter => ({
  subject: `${field === 'email' ? 'Email' : 'Nomor HP'} akun Anda telah diganti`,
  lines: [
    hello(member),
    `${field === 'email' ? 'Email' : 'Nomor HP'} akun ${site.name} Anda baru saja diganti.`,
    'Bukan Anda? Segera hubungi kami.',
  ],
});

export const upgradeLetter = (member: Pick<Member, 'name'>, site: Site, tier: string): Letter => ({
  subject: `Anda naik ke tier ${tier}`,
  lines: [
    hello(member),
    `Tier Anda di ${site.name} sekarang ${tier}. Harganya berlaku mulai pesanan berikutnya.`,
  ],
});

export const takenLetter = (member: Member, site: Site): Letter => ({
  subject: `Ada yang mencoba mendaftar di ${site.name}`,
  lines: [
    hello(member),
    `Seseorang baru saja mencoba mendaftar di ${site.name} dengan alamat ini. Alamat ini sudah terdaftar, jadi tidak ada akun baru yang dibuat.`,
    'Jika itu Anda, silakan masuk. Lupa kata sandi? Atur ulang dari halaman masuk.',
  ],
  notes: ['Bukan Anda? Tidak ada yang perlu dilakukan, akun Anda aman.'],
});
