import { BRAND } from '../../../src/core/states';
import { brand, disturbed, fresh, named, promo, soldOut } from './build';
import { phone } from './inputs';
import { terms } from './terms';
import type { CatalogueCategory } from './types';

const howTo = [
  'Masukkan nomor HP tujuan dan pastikan masa aktifnya masih ada.',
  'Pilih paket, lalu bayar dengan PIN Anda.',
];

export const paketData: CatalogueCategory = {
  slug: 'paket-data',
  name: 'Paket Data',
  icon: 'wifi',
  type: 1,
  sort: 4,
  brands: [
    brand({
      key: 'telkomsel-data',
      name: 'Telkomsel Data',
      publisher: 'Telkomsel',
      monogram: 'TD',
      cut_off_start: '23:30',
      cut_off_end: '00:30',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('081234567890', 'Prefiks 0811–0813, 0821–0823, dan 0851–0853.')],
      items: [
        named('TSELD', 'Harian & Mingguan', [
          ['1GB-1D', '1 GB 1 hari', 6900],
          ['1GB-3D', '1 GB 3 hari', 10800],
          ['2GB-3D', '2 GB 3 hari', 14600],
          ['3GB-7D', '3 GB 7 hari', 23700],
          ['5GB-7D', '5 GB 7 hari', 31500, promo(33000)],
        ]),
        named('TSELD', 'Bulanan', [
          ['4GB-30D', '4 GB 30 hari', 38400],
          ['8GB-30D', '8 GB 30 hari', 56900],
          ['14GB-30D', '14 GB 30 hari', 78500],
          ['27GB-30D', '27 GB 30 hari', 103500],
          ['50GB-30D', '50 GB 30 hari', 147800],
          ['100GB-30D', '100 GB 30 hari', 226500, soldOut],
        ]),
        named('TSELD', 'Gaming & Video', [
          ['GAMES-15GB', 'GamesMAX 15 GB 30 hari', 49200],
          ['VIDEO-30GB', 'VideoMAX 30 GB 30 hari', 61800, fresh],
        ]),
      ],
    }),
    brand({
      key: 'indosat-data',
      name: 'Indosat Data',
      publisher: 'Indosat Ooredoo Hutchison',
      monogram: 'ID',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('085612345678', 'Prefiks 0814–0816 dan 0855–0858.')],
      items: [
        named('ISATD', 'Freedom Harian', [
          ['1GB-2D', 'Freedom 1 GB 2 hari', 6200],
          ['2GB-5D', 'Freedom 2 GB 5 hari', 11900],
          ['5GB-5D', 'Freedom 5 GB 5 hari', 19600],
          ['7GB-7D', 'Freedom 7 GB 7 hari', 26300],
        ]),
        named('ISATD', 'Freedom Internet', [
          ['3GB-28D', 'Freedom 3 GB 28 hari', 25800],
          ['6GB-28D', 'Freedom 6 GB 28 hari', 36900],
          ['10GB-28D', 'Freedom 10 GB 28 hari', 49400, promo(51500)],
          ['20GB-28D', 'Freedom 20 GB 28 hari', 68900],
          ['50GB-28D', 'Freedom 50 GB 28 hari', 112500],
          ['100GB-28D', 'Freedom 100 GB 28 hari', 156000],
        ]),
      ],
    }),
    brand({
      key: 'xl-data',
      name: 'XL Data',
      publisher: 'XLSmart',
      monogram: 'XD',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('081812345678', 'Prefiks 0817–0819, 0859, 0877, dan 0878.')],
      items: [
        named('XLD', 'Hotrod', [
          ['1GB-7D', 'Hotrod 1 GB 7 hari', 13400],
          ['3GB-30D', 'Hotrod 3 GB 30 hari', 37200],
          ['6GB-30D', 'Hotrod 6 GB 30 hari', 53900],
        ]),
        named('XLD', 'Xtra Combo Flex', [
          ['FLEX-S', 'Xtra Combo Flex S 28 hari', 25400],
          ['FLEX-M', 'Xtra Combo Flex M 28 hari', 42700],
          ['FLEX-L', 'Xtra Combo Flex L 28 hari', 62300, promo(64500)],
          ['FLEX-XL', 'Xtra Combo Flex XL 28 hari', 84900],
          ['FLEX-XXL', 'Xtra Combo Flex XXL 28 hari', 113800],
        ]),
      ],
    }),
    brand({
      key: 'axis-data',
      name: 'AXIS Data',
      publisher: 'XLSmart',
      monogram: 'AD',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('083812345678', 'Prefiks 0831–0833 dan 0838.')],
      items: [
        named('AXISD', 'Bronet', [
          ['300MB-7D', 'Bronet 300 MB 7 hari', 6400],
          ['1GB-30D', 'Bronet 1 GB 30 hari', 14600],
          ['2GB-30D', 'Bronet 2 GB 30 hari', 19800],
          ['5GB-30D', 'Bronet 5 GB 30 hari', 33700],
          ['8GB-30D', 'Bronet 8 GB 30 hari', 46200],
          ['16GB-30D', 'Bronet 16 GB 30 hari', 68700, soldOut],
        ]),
        named('AXISD', 'Mabar', [
          ['MABAR-4GB', 'Mabar 4 GB 7 hari', 15900, fresh],
          ['MABAR-12GB', 'Mabar 12 GB 30 hari', 38500],
        ]),
      ],
    }),
    brand({
      key: 'tri-data',
      name: 'Tri Data',
      publisher: 'Indosat Ooredoo Hutchison',
      monogram: 'TI',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('089612345678', 'Prefiks 0895–0899.')],
      items: [
        named('TRID', 'Happy', [
          ['1GB-1D', 'Happy 1 GB 1 hari', 4300],
          ['2GB-3D', 'Happy 2 GB 3 hari', 8700],
          ['5GB-5D', 'Happy 5 GB 5 hari', 17500],
          ['9GB-10D', 'Happy 9 GB 10 hari', 29600],
          ['18GB-30D', 'Happy 18 GB 30 hari', 54300, promo(56000)],
          ['42GB-30D', 'Happy 42 GB 30 hari', 87900],
          ['100GB-30D', 'Happy 100 GB 30 hari', 134500],
        ]),
      ],
    }),
    brand({
      key: 'smartfren-data',
      name: 'Smartfren Data',
      publisher: 'XLSmart',
      monogram: 'SD',
      status: BRAND.disturbed,
      terms: terms.data,
      how_to: howTo,
      forms: [phone('088112345678', 'Prefiks 0881–0889.')],
      items: [
        named('SMFD', 'Kuota Nonstop', [
          ['4GB-14D', 'Nonstop 4 GB 14 hari', 18700],
          ['10GB-30D', 'Nonstop 10 GB 30 hari', 28900],
          ['18GB-30D', 'Nonstop 18 GB 30 hari', 42800],
          ['30GB-30D', 'Nonstop 30 GB 30 hari', 62400],
          ['45GB-30D', 'Nonstop 45 GB 30 hari', 71200],
        ]),
        named('SMFD', 'Unlimited', [
          ['UNL-7D', 'Unlimited harian 1 GB, 7 hari', 26700],
          ['UNL-28D', 'Unlimited harian 1 GB, 28 hari', 76800],
        ]),
      ],
    }),
    brand({
      key: 'by-u-data',
      name: 'by.U Data',
      publisher: 'Telkomsel',
      monogram: 'BD',
      terms: terms.data,
      how_to: howTo,
      forms: [phone('085155123456', 'Prefiks 0851.')],
      items: [
        named('BYUD', 'Kuota Utama', [
          ['1GB-1D', '1 GB 1 hari', 4900],
          ['3GB-7D', '3 GB 7 hari', 14800],
          ['10GB-30D', '10 GB 30 hari', 34700],
          ['20GB-30D', '20 GB 30 hari', 53900],
          ['40GB-30D', '40 GB 30 hari', 79500, disturbed],
        ]),
      ],
    }),
  ],
};
