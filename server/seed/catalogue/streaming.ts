import { BRAND } from '../../../src/core/states';
import { brand, fresh, named, nominals, promo, soldOut } from './build';
import { email, phone } from './inputs';
import { terms } from './terms';
import type { CatalogueCategory } from './types';

const activate = (account: string) => [
  `Masukkan ${account} yang dipakai di akun tujuan.`,
  'Pilih paket, lalu bayar dengan PIN Anda; masa aktif bertambah otomatis.',
];

const redeem = (place: string) => [
  'Pilih paket, lalu bayar dengan PIN Anda.',
  `Salin kode dari detail transaksi, lalu tukarkan di ${place}.`,
];

export const streaming: CatalogueCategory = {
  slug: 'streaming',
  name: 'Streaming',
  icon: 'tv',
  type: 1,
  sort: 7,
  brands: [
    brand({
      key: 'netflix',
      name: 'Netflix',
      publisher: 'Netflix',
      monogram: 'NF',
      status: BRAND.maintenance,
      terms: terms.voucher,
      how_to: redeem('halaman Redeem Netflix'),
      items: [
        nominals('NFLX', 'Voucher', 'Netflix', [
          [54000, 54700],
          [65000, 65800],
          [120000, 121300],
          [186000, 187900],
        ]),
      ],
    }),
    brand({
      key: 'vidio',
      name: 'Vidio',
      publisher: 'Vidio Dot Com',
      monogram: 'VD',
      terms: terms.streaming,
      how_to: activate('nomor HP'),
      forms: [phone('081234567890', 'Nomor HP yang terdaftar di Vidio.')],
      items: [
        named('VIDIO', 'Platinum', [
          ['PLAT-7D', 'Platinum 7 hari', 17300],
          ['PLAT-30D', 'Platinum 30 hari', 38600],
          ['PLAT-90D', 'Platinum 90 hari', 104500, promo(109000)],
          ['PLAT-365D', 'Platinum 1 tahun', 296000],
        ]),
        named('VIDIO', 'Platinum Semua Perangkat', [
          ['ALL-30D', 'Semua perangkat 30 hari', 61800],
          ['ALL-365D', 'Semua perangkat 1 tahun', 486500],
        ]),
      ],
    }),
    brand({
      key: 'viu',
      name: 'Viu',
      publisher: 'PCCW Media',
      monogram: 'VI',
      terms: terms.streaming,
      how_to: activate('nomor HP'),
      forms: [phone('085612345678', 'Nomor HP yang terdaftar di Viu.')],
      items: [
        named('VIU', 'Premium', [
          ['7D', 'Premium 7 hari', 9800],
          ['30D', 'Premium 30 hari', 27900],
          ['90D', 'Premium 90 hari', 74500],
          ['365D', 'Premium 1 tahun', 243000, soldOut],
        ]),
      ],
    }),
    brand({
      key: 'disney-plus',
      name: 'Disney+',
      publisher: 'Disney',
      monogram: 'DP',
      terms: terms.streaming,
      how_to: activate('nomor HP'),
      forms: [phone('081312345678', 'Nomor HP yang terdaftar di Disney+.')],
      items: [
        named('DPLUS', 'Langganan', [
          ['BASIC-30D', 'Basic 30 hari', 61500],
          ['PREMIUM-30D', 'Premium 30 hari', 112500],
          ['PREMIUM-365D', 'Premium 1 tahun', 1121000],
        ]),
      ],
    }),
    brand({
      key: 'spotify',
      name: 'Spotify',
      publisher: 'Spotify',
      monogram: 'SY',
      terms: terms.voucher,
      how_to: redeem('halaman Redeem Spotify'),
      items: [
        named('SPTF', 'Premium Individual', [
          ['1M', 'Premium 1 bulan', 55300],
          ['3M', 'Premium 3 bulan', 163500],
          ['6M', 'Premium 6 bulan', 324500, promo(330000)],
          ['12M', 'Premium 12 bulan', 589000],
        ]),
      ],
    }),
    brand({
      key: 'wetv',
      name: 'WeTV',
      publisher: 'Tencent Video',
      monogram: 'WT',
      terms: terms.streaming,
      how_to: activate('email'),
      forms: [email('Email yang terdaftar di WeTV.')],
      items: [
        named('WETV', 'VIP', [
          ['7D', 'VIP 7 hari', 14900],
          ['30D', 'VIP 30 hari', 46500],
          ['90D', 'VIP 90 hari', 118500],
          ['365D', 'VIP 1 tahun', 378000],
        ]),
      ],
    }),
    brand({
      key: 'iqiyi',
      name: 'iQIYI',
      publisher: 'iQIYI International',
      monogram: 'IQ',
      terms: terms.streaming,
      how_to: activate('email'),
      forms: [email('Email yang terdaftar di iQIYI.')],
      items: [
        named('IQIYI', 'VIP', [
          ['STD-30D', 'VIP Standard 30 hari', 37800],
          ['STD-365D', 'VIP Standard 1 tahun', 312000],
          ['PREM-30D', 'VIP Premium 30 hari', 57400, fresh],
          ['PREM-365D', 'VIP Premium 1 tahun', 466000],
        ]),
      ],
    }),
    brand({
      key: 'vision-plus',
      name: 'Vision+',
      publisher: 'MNC Digital',
      monogram: 'VP',
      status: BRAND.inactive,
      terms: terms.streaming,
      how_to: activate('nomor HP'),
      forms: [phone('081812345678', 'Nomor HP yang terdaftar di Vision+.')],
      items: [
        named('VPLUS', 'Premium', [
          ['7D', 'Premium 7 hari', 9700],
          ['30D', 'Premium 30 hari', 19600],
          ['365D', 'Premium 1 tahun', 196500],
        ]),
      ],
    }),
  ],
};
