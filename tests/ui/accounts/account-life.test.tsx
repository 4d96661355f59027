import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DEMO_PIN } from '../../../demo/logins';
import { releases } from '../../../src/topics/changelog/server/releases';
import {
  enter,
  fill,
  find,
  findText,
  findTitle,
  goOn,
  isHere,
  press,
  shows,
  standPortal,
  visit,
} from '../../support/ui-portal';

standPortal();

const entryWith = (role: string, text: string) =>
  waitFor(() => {
    const found = screen.getAllByRole(role).find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`No ${role} shows ${text}.`);
    return found;
  });
const articleWith = (text: string) => entryWith('article', text);

/** Opens a page after the live channel is connected, which only the dashboard shows. */
async function visitLive(path: string, title: string): Promise<void> {
  visit('/dashboard');
  await findText('Diperbarui langsung');
  await goOn(path);
  await findTitle(title);
}

it('news arrives on the open list, and what was followed is read', async () => {
  const client = await enter('lain@demo.test');
  const unread = async () => Number((await client.get('/v1/crm/profile')).body.data.unread_notifications);
  await visitLive('/notification', 'Notifikasi');
  expect((await client.put('/v1/crm/pin/update', { current_pin: DEMO_PIN, pin: '739164' })).status).toBe(200);
  const news = await articleWith('PIN diubah');
  const before = await unread();
  await find('link', `Notifikasi, ${before} belum dibaca`);
  await press('link', /PIN diubah/, news);
  await isHere('/setting/account-setting');
  await waitFor(async () => expect(await unread()).toBe(before - 1));
  await find('link', before > 1 ? `Notifikasi, ${before - 1} belum dibaca` : 'Notifikasi');
});

it('news of another screen pops up, and all of it is read at once', async () => {
  const client = await enter('segera@demo.test');
  await visitLive('/tier', 'Tier');
  expect((await client.put('/v1/crm/pin/update', { current_pin: DEMO_PIN, pin: '739164' })).status).toBe(200);
  const popup = await entryWith('status', 'PIN diubah');
  await userEvent.click(await findText('Lihat Detail', popup));
  await isHere('/setting/account-setting');
  visit('/notification?unread=true');
  await press('button', 'Tandai Semua Dibaca');
  await findText('Semua sudah dibaca');
  await find('link', 'Notifikasi');
});

it('an edit stands in the activity log with what was before and what is now, narrowed by the address', async () => {
  const client = await enter('bebas@demo.test');
  const { name } = (await client.get('/v1/crm/profile')).body.data;
  await client.put('/v1/crm/profile', { name: 'Budi Hartono' });
  visit('/activity-log');
  await userEvent.click(await findText('1 perubahan', await articleWith('Mengubah profil')));
  await shows(
    () => screen.getAllByRole('article')[0] as HTMLElement,
    new RegExp(`Sebelum${name}.*SesudahBudi Hartono`),
  );

  await userEvent.selectOptions(await find('combobox', 'Modul'), 'Akun');
  await isHere(/module=Akun/);
  await articleWith('Masuk');
  visit('/activity-log?risk=tinggi');
  await findText('Data tidak ditemukan');
  await press('button', 'Atur Ulang Filter');
  await articleWith('Mengubah profil');
});

it('feedback names what is missing, keeps what was typed, and is listed once it is sent', async () => {
  await enter('mitra@demo.test');
  visit('/feedback');
  await press('button', 'Kirim Masukan');
  for (const error of ['Kategori wajib dipilih.', 'Nilai wajib dipilih.', 'Pesan minimal 10 karakter.']) {
    await findText(error);
  }
  await press('radio', 'Tampilan');
  await press('radio', '4 dari 5 bintang');
  await fill(/^Pesan/, 'Halaman tier sangat jelas.');
  await findText(/Draf tersimpan di peramban ini\./);
  const message = () => screen.findByLabelText<HTMLTextAreaElement>(/^Pesan/);

  visit('/feedback');
  expect((await message()).value).toBe('Halaman tier sangat jelas.');
  await press('button', 'Kirim Masukan');
  await findText('Terima kasih, masukan Anda terkirim.');
  const sent = await articleWith('Halaman tier sangat jelas.');
  expect(sent.textContent).toContain('Terkirim');
  expect((await message()).value).toBe('');
});

it('the tier page shows what is missing, and which top ups keep a tier', async () => {
  await enter('baru@demo.test');
  visit('/dashboard');
  await press('link', 'Tier Bronze');
  await isHere('/tier');
  const own = () => find('region', 'Tier Anda');
  await within(await own()).findByText('Yang masih kurang untuk Silver');
  expect((await own()).textContent).toMatch(/Top up lagi\s*Rp\s*5\.000\.000.*Verifikasi KYC akun/);
  expect((await find('progressbar', undefined, await own())).getAttribute('aria-valuenow')).toBe('0');
  const topUp = await find('link', 'Top Up Saldo', await own());
  expect(topUp.getAttribute('href')).toBe('/topup/form');
  await press('link', 'Lengkapi Berkas', await own());
  await isHere('/kyc');

  await enter('mitra@demo.test');
  visit('/tier');
  await within(await own()).findByText('Anda berada di tier tertinggi.');
  expect((await own()).textContent).toMatch(/Platinum.*Berlaku tanpa batas waktu/);
  expect((await own()).textContent).not.toContain('Agar tetap');

  await enter('tanpapanel@demo.test');
  visit('/tier');
  await within(await own()).findByText(/^Agar tetap Gold setelah /);
  expect((await own()).textContent).toMatch(
    /Yang dihitung: top up mulai .+ Top up sebelum itu tidak ikut\.Top up\s*Rp\s*25\.000\.000/,
  );
});

it('a new version is marked in the menu and on its page until it was read once', async () => {
  await enter('bebas@demo.test');
  visit('/dashboard');
  await press('button', /^Menu pengguna/);
  await press('link', /^Yang Baru\s*Ada versi baru$/);
  await findTitle('Yang Baru');
  await waitFor(() => expect(screen.getAllByText('Belum dibaca')).toHaveLength(releases.length));
  await press('button', /^Menu pengguna/);
  await find('link', 'Yang Baru');
  visit('/changelog');
  await find('heading', releases[0]?.title ?? '');
  expect(screen.queryByText('Belum dibaca')).toBeNull();
});
