/** Severity if the partner did not do it. */
export const risks = ['rendah', 'sedang', 'tinggi'] as const;
export type Risk = (typeof risks)[number];

interface ActivityText {
  label: string;
  module: string;
  risk: Risk;
}

/** Entries of the activity log (domain 3.12): label and module. */
export const activities = {
  'session.login': { label: 'Masuk', module: 'Akun', risk: 'rendah' },
  'session.logout': { label: 'Keluar', module: 'Akun', risk: 'rendah' },
  'account.register': { label: 'Mendaftar', module: 'Akun', risk: 'rendah' },
  'account.phone_verified': { label: 'Memverifikasi nomor HP', module: 'Akun', risk: 'rendah' },
  'account.email_verified': { label: 'Memverifikasi email', module: 'Akun', risk: 'rendah' },
  'account.phone_moved': { label: 'Mengganti nomor HP', module: 'Akun', risk: 'tinggi' },
  'account.email_moved': { label: 'Mengganti email', module: 'Akun', risk: 'tinggi' },
  'password.reset': { label: 'Mengatur ulang kata sandi', module: 'Keamanan', risk: 'tinggi' },
  'session.lock': { label: 'Masuk terkunci karena kata sandi salah', module: 'Keamanan', risk: 'tinggi' },
  'session.end': { label: 'Mengeluarkan perangkat', module: 'Keamanan', risk: 'sedang' },
  'session.end_others': { label: 'Mengeluarkan semua perangkat lain', module: 'Keamanan', risk: 'sedang' },
  'pin.create': { label: 'Membuat PIN', module: 'Keamanan', risk: 'sedang' },
  'pin.change': { label: 'Mengubah PIN', module: 'Keamanan', risk: 'tinggi' },
  'pin.reset': { label: 'Mengatur ulang PIN dengan OTP', module: 'Keamanan', risk: 'tinggi' },
  'pin.taken': { label: 'Menghapus PIN sub akun yang lupa', module: 'Keamanan', risk: 'tinggi' },
  'pin.lock': { label: 'PIN terkunci karena salah', module: 'Keamanan', risk: 'tinggi' },
  'pin.unlock': { label: 'Membuka kunci PIN dengan OTP', module: 'Keamanan', risk: 'sedang' },
  'password.lock': { label: 'Kata sandi terkunci karena salah', module: 'Keamanan', risk: 'tinggi' },
  'password.change': { label: 'Mengubah kata sandi', module: 'Keamanan', risk: 'tinggi' },
  'sub_account.invite': { label: 'Mengundang sub akun', module: 'Akun', risk: 'tinggi' },
  'sub_account.change': { label: 'Mengubah sub akun', module: 'Akun', risk: 'tinggi' },
  'sub_account.resend': { label: 'Mengirim ulang undangan sub akun', module: 'Akun', risk: 'sedang' },
  'sub_account.deactivate': { label: 'Menonaktifkan sub akun', module: 'Akun', risk: 'tinggi' },
  'sub_account.activate': { label: 'Mengaktifkan sub akun', module: 'Akun', risk: 'tinggi' },
  'sub_account.remove': { label: 'Menghapus sub akun', module: 'Akun', risk: 'tinggi' },
  'sub_account.accept': { label: 'Menerima undangan sub akun', module: 'Akun', risk: 'sedang' },
  'profile.update': { label: 'Mengubah profil', module: 'Akun', risk: 'rendah' },
  'profile.avatar': { label: 'Mengubah foto profil', module: 'Akun', risk: 'rendah' },
  'billing.update': { label: 'Mengubah informasi penagihan', module: 'Akun', risk: 'sedang' },
  'letterhead.update': { label: 'Mengubah identitas toko', module: 'Pengaturan', risk: 'rendah' },
  'letterhead.logo': { label: 'Mengubah logo toko', module: 'Pengaturan', risk: 'rendah' },
  'setting.update': { label: 'Mengubah pengaturan akun', module: 'Pengaturan', risk: 'rendah' },
  'telegram.link': { label: 'Menghubungkan Telegram', module: 'Pengaturan', risk: 'sedang' },
  'telegram.unlink': { label: 'Memutuskan Telegram', module: 'Pengaturan', risk: 'rendah' },
  'reminder.update': { label: 'Mengubah pengingat saldo', module: 'Pengaturan', risk: 'rendah' },
  'webhook.create': { label: 'Menambah webhook', module: 'API', risk: 'tinggi' },
  'webhook.change': { label: 'Mengubah webhook', module: 'API', risk: 'tinggi' },
  'webhook.secret': { label: 'Mengganti secret webhook', module: 'API', risk: 'tinggi' },
  'webhook.pause': { label: 'Menjeda webhook', module: 'API', risk: 'sedang' },
  'webhook.resume': { label: 'Melanjutkan webhook', module: 'API', risk: 'rendah' },
  'webhook.remove': { label: 'Menghapus webhook', module: 'API', risk: 'tinggi' },
  'kyc.submit': { label: 'Mengirim berkas verifikasi', module: 'KYC', risk: 'sedang' },
  'kyc.photo': { label: 'Mengunggah foto berkas', module: 'KYC', risk: 'rendah' },
  'kyc.photo_remove': { label: 'Menghapus foto berkas', module: 'KYC', risk: 'rendah' },
  'kyc.photo_view': { label: 'Melihat foto berkas', module: 'KYC', risk: 'sedang' },
  'kyc.reveal': { label: 'Melihat nomor identitas', module: 'KYC', risk: 'tinggi' },
  'kyc.view': { label: 'Memeriksa berkas verifikasi', module: 'KYC', risk: 'sedang' },
  'kyc.approve': { label: 'Menyetujui verifikasi berkas', module: 'KYC', risk: 'sedang' },
  'kyc.reject': { label: 'Menolak verifikasi berkas', module: 'KYC', risk: 'sedang' },
  'selling_price.change': { label: 'Mengubah harga jual', module: 'Harga jual', risk: 'sedang' },
  'margin_guard.raise': { label: 'Penjaga menaikkan harga', module: 'Harga jual', risk: 'sedang' },
  'margin_guard.off': { label: 'Penjaga mematikan item', module: 'Harga jual', risk: 'sedang' },
  'margin_guard.on': { label: 'Penjaga menyalakan item', module: 'Harga jual', risk: 'rendah' },
  'margin_guard.tell': { label: 'Penjaga memberi tahu', module: 'Harga jual', risk: 'rendah' },
  'api_token.create': { label: 'Membuat token API', module: 'Integrasi API', risk: 'tinggi' },
  'api_token.rotate': { label: 'Mengganti secret token API', module: 'Integrasi API', risk: 'tinggi' },
  'api_token.revoke': { label: 'Mencabut token API', module: 'Integrasi API', risk: 'tinggi' },
  'api_address.allow': { label: 'Menambah IP', module: 'Integrasi API', risk: 'tinggi' },
  'api_address.remove': { label: 'Menghapus IP', module: 'Integrasi API', risk: 'sedang' },
  'voucher.reveal': { label: 'Melihat kode voucher', module: 'Transaksi', risk: 'sedang' },
  'route.choose': { label: 'Memilih rute form pesanan', module: 'Transaksi', risk: 'rendah' },
  'bulk.create': { label: 'Membuat pesanan massal', module: 'Transaksi', risk: 'sedang' },
  'bulk.pause': { label: 'Menjeda pesanan massal', module: 'Transaksi', risk: 'rendah' },
  'bulk.resume': { label: 'Melanjutkan pesanan massal', module: 'Transaksi', risk: 'rendah' },
  'bulk.stop': { label: 'Menghentikan pesanan massal', module: 'Transaksi', risk: 'sedang' },
  'bulk.retry': { label: 'Mengulangi pesanan massal yang gagal', module: 'Transaksi', risk: 'sedang' },
  'approval.ask': { label: 'Meminta persetujuan pesanan', module: 'Transaksi', risk: 'rendah' },
  'approval.approve': { label: 'Menyetujui pesanan di atas batas', module: 'Transaksi', risk: 'sedang' },
  'approval.refuse': { label: 'Menolak pesanan di atas batas', module: 'Transaksi', risk: 'rendah' },
  'approval.cancel': { label: 'Membatalkan permintaan persetujuan', module: 'Transaksi', risk: 'rendah' },
  'approval.expired': { label: 'Permintaan persetujuan kedaluwarsa', module: 'Transaksi', risk: 'rendah' },
  'topup.create': { label: 'Membuat top up', module: 'Top Up', risk: 'rendah' },
  'topup.cancel': { label: 'Membatalkan top up', module: 'Top Up', risk: 'rendah' },
  'topup.proof': { label: 'Mengirim bukti transfer', module: 'Top Up', risk: 'rendah' },
  'topup.proof_view': { label: 'Melihat bukti transfer', module: 'Top Up', risk: 'rendah' },
  'topup.credited': { label: 'Top up diterima', module: 'Top Up', risk: 'rendah' },
  'topup.review': { label: 'Top up menunggu verifikasi', module: 'Top Up', risk: 'sedang' },
  'topup.rejected': { label: 'Top up ditolak', module: 'Top Up', risk: 'sedang' },
  'balance.credited': { label: 'Saldo ditambah admin', module: 'Saldo', risk: 'sedang' },
  'balance.debited': { label: 'Saldo dikurangi admin', module: 'Saldo', risk: 'tinggi' },
  'tier.raised': { label: 'Tier naik', module: 'Tier', risk: 'rendah' },
  'tier.lowered': { label: 'Tier turun', module: 'Tier', risk: 'sedang' },
  'feedback.sent': { label: 'Mengirim kritik dan saran', module: 'Akun', risk: 'rendah' },
  'feedback.answered': { label: 'Membalas kritik dan saran', module: 'Akun', risk: 'rendah' },
  'ticket.create': { label: 'Membuat tiket', module: 'Tiket', risk: 'rendah' },
  'ticket.reply': { label: 'Membalas tiket', module: 'Tiket', risk: 'rendah' },
  'ticket.finish': { label: 'Menandai tiket selesai', module: 'Tiket', risk: 'rendah' },
  'ticket.reopen': { label: 'Membuka lagi tiket', module: 'Tiket', risk: 'rendah' },
  'ticket.rate': { label: 'Memberi nilai tiket', module: 'Tiket', risk: 'rendah' },
  'ticket.answered': { label: 'Tiket dibalas', module: 'Tiket', risk: 'rendah' },
  'ticket.moved': { label: 'Status tiket diubah', module: 'Tiket', risk: 'rendah' },
  'ticket.file_view': { label: 'Melihat lampiran tiket', module: 'Tiket', risk: 'rendah' },
  'ticket.closed': { label: 'Tiket ditutup', module: 'Tiket', risk: 'rendah' },
  'panel.registered': { label: 'Mendaftarkan website', module: 'Panel', risk: 'sedang' },
  'panel.renewed': { label: 'Panel diperpanjang', module: 'Panel', risk: 'sedang' },
  'panel.expired': { label: 'Masa aktif panel berakhir', module: 'Panel', risk: 'sedang' },
  'panel.auto_renew': { label: 'Mengubah perpanjangan otomatis', module: 'Panel', risk: 'sedang' },
  'panel.domain': { label: 'Status domain berubah', module: 'Panel', risk: 'rendah' },
  'panel.own_domain': { label: 'Mengubah domain sendiri', module: 'Panel', risk: 'sedang' },
  'panel.approved': { label: 'Website disetujui', module: 'Panel', risk: 'sedang' },
  'panel.rejected': { label: 'Website ditolak', module: 'Panel', risk: 'sedang' },
  'member.tier_raised': { label: 'Tier member naik', module: 'Panel', risk: 'rendah' },
  'books.close': { label: 'Menutup buku', module: 'Pembukuan', risk: 'sedang' },
  'books.reopen': { label: 'Membuka buku kembali', module: 'Pembukuan', risk: 'tinggi' },
  'referral.on': { label: 'Membuka program referral', module: 'Akun', risk: 'rendah' },
  'referral.off': { label: 'Menutup program referral', module: 'Akun', risk: 'rendah' },
  'referral.withdraw': { label: 'Menarik komisi referral', module: 'Saldo', risk: 'tinggi' },
  'withdrawal.request': { label: 'Menarik saldo profit', module: 'Saldo', risk: 'tinggi' },
  'withdrawal.process': { label: 'Pencairan diproses', module: 'Saldo', risk: 'rendah' },
  'withdrawal.view': { label: 'Membuka rekening tujuan pencairan', module: 'Saldo', risk: 'sedang' },
  'withdrawal.paid': { label: 'Pencairan dikirim', module: 'Saldo', risk: 'sedang' },
  'withdrawal.rejected': { label: 'Pencairan ditolak', module: 'Saldo', risk: 'sedang' },
  'bank.add': { label: 'Menambah rekening pencairan', module: 'Saldo', risk: 'tinggi' },
  'bank.change': { label: 'Mengganti rekening pencairan', module: 'Saldo', risk: 'tinggi' },
  'bank.remove': { label: 'Menghapus rekening pencairan', module: 'Saldo', risk: 'sedang' },
  'record.create': { label: 'Menambah data panel', module: 'Panel', risk: 'rendah' },
  'record.edit': { label: 'Mengubah data panel', module: 'Panel', risk: 'rendah' },
  'record.act': { label: 'Menjalankan tindakan panel', module: 'Panel', risk: 'sedang' },
  'record.arrange': { label: 'Mengurutkan data panel', module: 'Panel', risk: 'rendah' },
  'record.delete': { label: 'Menghapus data panel', module: 'Panel', risk: 'sedang' },
  'record.restore': { label: 'Mengembalikan data panel', module: 'Panel', risk: 'rendah' },
  'data.export': { label: 'Mengunduh data', module: 'Data', risk: 'sedang' },
} as const satisfies Record<string, ActivityText>;

export type ActivityCode = keyof typeof activities;

const OTHER = 'Lainnya';

/** All modules for the filter; codes of older versions are in the last. */
export const activityModules = [
  ...new Set([...Object.values<ActivityText>(activities).map(({ module }) => module), OTHER]),
];

/** Unknown codes are shown as they are. */
export const activityText = (code: string): ActivityText =>
  (activities as Record<string, ActivityText>)[code] ?? { label: code, module: OTHER, risk: 'rendah' };

export const riskText: Record<Risk, string> = { rendah: 'Rendah', sedang: 'Sedang', tinggi: 'Tinggi' };

/** Labels of actor types. */
export const actorTypeText = {
  owner: 'Pemilik',
  sub: 'Sub akun',
  api: 'API',
  admin: 'Admin',
  system: 'Sistem',
} as const;
