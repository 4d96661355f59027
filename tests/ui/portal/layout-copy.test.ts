import { describe, expect, it } from 'vitest';
import { rupiah } from '../../../src/core/format/money';
import { actions } from '../../../src/core/text/actions';
import { copy as mode } from '../../../src/topics/shops/web/mode/copy';
import { copy as topup } from '../../../src/topics/topup/web/parts/copy';
import { copy } from '../../../src/web/shell/copy';

/** Quoted from the specification with its spellings. */
describe('the frame speaks in the words of the specification', () => {
  it.each([
    [
      copy.tierHint,
      'Tier ini akan di sesuaikan secara otomatis bedasarkan nilai topup deposit saldo verifikasi KYC Akun.',
    ],
    [copy.setup.title, 'Persiapan'],
    [copy.website.create, 'Buat Website'],
    [copy.website.none, 'Website: Tidak Active'],
    [mode.openPanel, 'Buka Panel Website'],
    [copy.website.active, 'Website: Aktif'],
    [copy.website.open, 'Buka Website'],
    [copy.website.back, 'Kembali ke H2H'],
    [copy.website.pending, 'Pending'],
    [copy.website.rejected, 'Rejected'],
    [copy.kyc.title, 'Kelengkapan Berkas Dibutuhkan'],
    [copy.device.reason, 'Buat dan mengakses panel website hanya tersedia via PC/Komputer'],
    [actions.close, 'Tutup'],
    [copy.expired.title, 'Akses Dibatasi'],
    [copy.expired.fee, 'Biaya Perpanjangan'],
    [topup.topUp, 'Top Up Saldo Mitra'],
    [copy.expired.back, 'Kembali ke Dashboard'],
    [copy.panelNotice.expired, 'URL Domain Expired.'],
    [copy.logout.question, 'Apakah Anda yakin akan Logout?'],
    [copy.logout.confirm, 'Logout'],
    [actions.cancel, 'Batal'],
    [actions.buyProduct, 'Beli Produk'],
    [copy.newBadge, 'New'],
    [copy.bottom.home, 'Beranda'],
    [copy.bottom.transactions, 'Transaksi'],
    [copy.bottom.buy, 'Beli'],
    [copy.bottom.help, 'Bantuan'],
    [copy.bottom.profile, 'Profil'],
  ])('%s', (said, specified) => {
    expect(said).toBe(specified);
  });

  it('names the limit of an unverified account', () => {
    expect(copy.limit(500_000)).toBe(`Limit ${rupiah(500_000)}, Silahkan lengkapi berkas`);
  });
});
