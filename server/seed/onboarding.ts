import type { Db } from '../db/client';
import { onboardingNotices } from '../db/schema/onboarding';

/** Always the same, so that a browser that has put it away stays rid of it after another seeding. */
export const DEMO_NOTICE = '019bf000-0000-7000-8000-000000000001';

export async function seedOnboarding(db: Db, now: number): Promise<void> {
  await db.insert(onboardingNotices).values({
    id: DEMO_NOTICE,
    title: 'Selamat datang di portal mitra',
    content:
      '<p>Mulai bulan ini saldo, status transaksi, dan top up diperbarui langsung di layar Anda tanpa muat ulang.</p>' +
      '<ul><li>Buat PIN dan lengkapi berkas agar dapat bertransaksi tanpa limit.</li>' +
      '<li>Isi saldo lewat virtual account, QRIS, e-wallet, gerai retail, atau transfer bank.</li>' +
      '<li>Simpan riwayat sebagai XLSX atau CSV kapan saja.</li></ul>' +
      '<p><strong>Kami tidak pernah meminta kata sandi, PIN, atau kode OTP Anda.</strong></p>',
    last_update: new Date(now - 3 * 86_400_000).toISOString(),
  });
}
