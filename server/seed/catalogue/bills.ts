import { choice, digits } from './inputs';
import type { CatalogueBrand } from './types';

/** One bill that a partner can pay; money in rupiah for each sheet of it. */
export interface BillItem {
  sku: string;
  name: string;
  admin_fee: number;
  commission: number;
}

interface BillBrand
  extends Pick<CatalogueBrand, 'key' | 'name' | 'publisher' | 'monogram' | 'how_to_html' | 'forms'> {
  /** Above its items. */
  group: string;
  items: BillItem[];
}

/** Most months that are paid ahead at once. */
const MONTHS = 12;

const customerNo = (min: number, max: number, example: string, alias: string, help: string) =>
  digits(min, max, example, { key: 'customer_no', alias, help_text: help });

const steps = (...lines: string[]): string => `<ol>${lines.map((line) => `<li>${line}</li>`).join('')}</ol>`;

const LOOK = 'Tekan Cek Tagihan, lalu cocokkan nama dan jumlahnya dengan pelanggan.';
const PAY = 'Bayar dengan PIN pada hari yang sama, lalu berikan struknya.';

const areas: [code: string, area: string, commission: number][] = [
  ['BANDUNG', 'Kota Bandung', 1_100],
  ['JAKARTA', 'DKI Jakarta', 900],
  ['MAKASSAR', 'Kota Makassar', 1_200],
  ['MEDAN', 'Kota Medan', 1_200],
  ['SEMARANG', 'Kota Semarang', 1_000],
  ['SURABAYA', 'Kota Surabaya', 1_100],
];

const providers: [code: string, name: string, commission: number][] = [
  ['INDIHOME', 'IndiHome', 1_000],
  ['BIZNET', 'Biznet Home', 1_250],
  ['MYREPUBLIC', 'MyRepublic', 1_250],
  ['FIRSTMEDIA', 'First Media', 1_150],
];

const lenders: [code: string, name: string, commission: number][] = [
  ['FIF', 'FIFGROUP', 2_500],
  ['ADIRA', 'Adira Finance', 2_500],
  ['BAF', 'Bussan Auto Finance', 2_250],
  ['WOM', 'WOM Finance', 2_250],
];

/** Shelf of what is paid after it was used. */
export const billCategory = { slug: 'tagihan', name: 'Tagihan', icon: 'receipt-text', type: 2, sort: 9 };

/** Bills of the demonstration, in the order of the shop. */
export const billBrands: BillBrand[] = [
  {
    key: 'pln-pascabayar',
    name: 'PLN Pascabayar',
    publisher: 'PLN',
    monogram: 'PP',
    how_to_html: steps('Masukkan ID pelanggan 12 digit dari rekening listrik.', LOOK, PAY),
    forms: [customerNo(12, 12, '530001234567', 'ID pelanggan', '12 digit, tertera di rekening listrik.')],
    group: 'Tagihan listrik',
    items: [{ sku: 'PLN-PASCA', name: 'Tagihan Listrik', admin_fee: 2_750, commission: 1_400 }],
  },
  {
    key: 'pdam',
    name: 'PDAM',
    publisher: 'Perusahaan air minum daerah',
    monogram: 'PD',
    how_to_html: steps('Pilih wilayah, lalu masukkan nomor pelanggan air.', LOOK, PAY),
    forms: [customerNo(6, 15, '0100123456', 'Nomor pelanggan', 'Tertera di rekening air.')],
    group: 'Wilayah',
    items: areas.map(([code, name, commission]) => ({
      ...{ sku: `PDAM-${code}`, name, admin_fee: 2_500, commission },
    })),
  },
  {
    key: 'bpjs-kesehatan',
    name: 'BPJS Kesehatan',
    publisher: 'BPJS Kesehatan',
    monogram: 'BK',
    how_to_html: steps('Masukkan nomor VA keluarga dan jumlah bulan yang dibayar.', LOOK, PAY),
    forms: [
      customerNo(
        13,
        16,
        '8888801234567890',
        'Nomor VA keluarga',
        '16 angka nomor VA, atau 13 angka nomor kartu.',
      ),
      {
        ...choice(
          'Jumlah bulan',
          Array.from({ length: MONTHS }, (_unused, at) => [String(at + 1), `${at + 1} bulan`] as const),
        ),
        key: 'period',
        placeholder: 'Pilih',
      },
    ],
    group: 'Iuran',
    items: [{ sku: 'BPJS-KES', name: 'Iuran BPJS Kesehatan', admin_fee: 2_500, commission: 950 }],
  },
  {
    key: 'internet-rumah',
    name: 'Internet Rumah',
    publisher: 'Penyedia internet',
    monogram: 'IR',
    how_to_html: steps('Pilih penyedia, lalu masukkan nomor pelanggan.', LOOK, PAY),
    forms: [
      customerNo(6, 13, '122501234567', 'Nomor pelanggan', 'Tertera di tagihan atau aplikasi penyedia.'),
    ],
    group: 'Penyedia',
    items: providers.map(([code, name, commission]) => ({
      ...{ sku: `INET-${code}`, name, admin_fee: 2_500, commission },
    })),
  },
  {
    key: 'multifinance',
    name: 'Multifinance',
    publisher: 'Perusahaan pembiayaan',
    monogram: 'MF',
    how_to_html: steps('Pilih perusahaan pembiayaan, lalu masukkan nomor kontrak.', LOOK, PAY),
    forms: [customerNo(8, 16, '4010012345678', 'Nomor kontrak', 'Tertera di kartu angsuran.')],
    group: 'Pembiayaan',
    items: lenders.map(([code, name, commission]) => ({
      ...{ sku: `FIN-${code}`, name, admin_fee: 5_000, commission },
    })),
  },
];
