import { z } from 'zod';
import { described } from '../../../../core/contract/described';
import { instant, rupiah } from '../../../../core/contract/shapes';
import { brandForm } from '../../../catalogue/contract/catalogue';
import { OPEN_API } from '../../domain/paths';
import { askedCustomer, key, program } from './program';

export const apiCategories = program('GET', `${OPEN_API}/categories`, 'product.read', {
  summary: 'Kategori',
  reply: z.array(
    z.object({
      key: described(z.string(), 'Untuk `category` di daftar brand.', 'game'),
      name: described(z.string(), 'Nama kategori.', 'Game'),
      is_postpaid: described(z.boolean(), 'Isinya pascabayar: dibayar lewat cek dan bayar tagihan.', false),
    }),
  ),
});

const apiBrand = z.object({
  key: described(z.string(), 'Untuk `brand` di daftar item dan cek nickname.', 'mobile-legends'),
  name: described(z.string(), 'Nama brand.', 'Mobile Legends'),
  category: described(z.string(), '`key` kategorinya.', 'game'),
  is_voucher: described(z.boolean(), 'Yang dikirim berupa kode voucher.', false),
  is_postpaid: described(z.boolean(), 'Harganya menurut tagihan.', false),
  status: described(z.int(), '1 normal, 2 gangguan, 3 maintenance.', 1),
  cut_off_start: described(
    z.string().nullable(),
    'Awal jam tutup harian, `HH:mm` WIB; null bila selalu buka.',
    '23:30',
  ),
  cut_off_end: described(z.string().nullable(), 'Akhir jam tutup harian, `HH:mm` WIB.', '00:30'),
  can_check_id: described(z.boolean(), 'Nickname tujuan dapat dicek lebih dulu.', true),
  forms: described(
    z.array(brandForm.omit({ placeholder: true })),
    'Isian yang diminta di `customer` pesanan: `key` nama isiannya, `alias` labelnya, sisanya aturan nilainya.',
    [
      {
        ...{ key: 'user_id', alias: 'User ID', type: 'text', required: true, min_len: 6, max_len: 12 },
        ...{ regex: '^[0-9]+$', options: [], help_text: 'Angka di bawah nama pemain.' },
      },
    ],
  ),
});
export type ApiBrand = z.infer<typeof apiBrand>;

export const apiBrands = program('GET', `${OPEN_API}/brands`, 'product.read', {
  summary: 'Brand dengan isian pesanannya',
  about: '`forms` setiap brand menyebut apa yang harus diisi di `customer`.',
  query: z.strictObject({ category: described(key.optional(), '`key` dari daftar kategori.', 'game') }),
  reply: z.array(apiBrand),
});

export const apiItem = z.object({
  sku: described(z.string(), 'Untuk `sku` pesanan.', 'ML-86'),
  name: described(z.string(), 'Nama item.', '86 Diamonds'),
  brand: described(z.string(), '`key` brandnya.', 'mobile-legends'),
  price: described(rupiah.nullable(), 'Rupiah menurut tier Anda; null bila tagihan yang menentukan.', 19_500),
  admin_fee: described(rupiah.nullable(), 'Pascabayar: biaya admin setiap lembar tagihan, rupiah.', null),
  commission: described(rupiah.nullable(), 'Pascabayar: komisi Anda setiap lembar tagihan, rupiah.', null),
  status: described(z.int(), '1 tersedia, 2 gangguan, 3 kosong, 4 tidak dijual.', 1),
  max_qty: described(z.int(), 'Jumlah terbanyak dalam satu pesanan.', 1),
  multi: described(
    z.boolean(),
    'Boleh dipesan lagi ke tujuan yang sama dalam 24 jam; bila tidak, pesanan keduanya butuh `allow_duplicate`.',
    true,
  ),
  sla_seconds: described(z.int(), 'Biasanya terkirim dalam sekian detik.', 60),
  updated_at: described(instant, 'Terakhir berubah.', '2026-11-25T03:20:00.000Z'),
});
export type ApiItem = z.infer<typeof apiItem>;

/** In order of change; `since` is `next` of an earlier answer. */
export const apiItems = program('GET', `${OPEN_API}/items`, 'product.read', {
  summary: 'Item dengan harga tier Anda dan statusnya',
  about:
    'Menurut urutan perubahannya. Simpan `meta.next` dan kirim sebagai `since` di pembacaan berikutnya: mula-mula sisa daftar, lalu hanya yang berubah. Tanpa `since` paling sering sekali dalam 60 detik.',
  query: z.strictObject({
    brand: described(key.optional(), '`key` dari daftar brand.', 'mobile-legends'),
    since: described(z.string().max(200).optional(), '`meta.next` dari jawaban sebelumnya.'),
    limit: described(z.coerce.number().int().min(1).max(500).default(200), 'Item dalam satu jawaban.', 200),
  }),
  reply: z.array(apiItem),
  meta: z.object({
    next: described(
      z.string(),
      'Untuk `since` di pembacaan berikutnya.',
      '1764040800000000_00000000-0000-0000-0000-000000000000_0',
    ),
    more: described(z.boolean(), 'Masih ada lanjutannya sekarang.', false),
  }),
});

export const apiCheckId = program('POST', `${OPEN_API}/check-id`, 'product.read', {
  summary: 'Cek nickname tujuan',
  about: 'Paling sering 60 kali semenit. Token sandbox mendapat nama contoh.',
  refusals: ['PRODUCT_NOT_FOUND', 'INVALID_CUSTOMER'],
  body: z.strictObject({
    brand: described(key, '`key` dari daftar brand.', 'mobile-legends'),
    customer: askedCustomer,
  }),
  reply: z.object({ nickname: described(z.string(), 'Nama pemilik tujuan.', 'Sang Juara') }),
});
