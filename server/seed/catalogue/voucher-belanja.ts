import { brand, fresh, nominals, promo, soldOut } from './build';
import { terms } from './terms';
import type { CatalogueCategory } from './types';

const redeem = (place: string) => [
  'Pilih nominal dan jumlah, lalu bayar dengan PIN Anda.',
  `Tunjukkan atau masukkan kode voucher saat membayar di ${place}.`,
];

export const voucherBelanja: CatalogueCategory = {
  slug: 'voucher-belanja',
  name: 'Voucher Belanja',
  icon: 'shopping-bag',
  type: 1,
  sort: 8,
  brands: [
    brand({
      key: 'indomaret',
      name: 'Indomaret',
      publisher: 'Indomarco Prismatama',
      monogram: 'IM',
      terms: terms.voucher,
      how_to: redeem('kasir Indomaret'),
      items: [
        nominals('IDM', 'Voucher', 'Voucher Indomaret', [
          [25000, 24900],
          [50000, 49700],
          [100000, 99300],
          [200000, 198500],
          [500000, 496000],
        ]),
      ],
    }),
    brand({
      key: 'alfamart',
      name: 'Alfamart',
      publisher: 'Sumber Alfaria Trijaya',
      monogram: 'AM',
      terms: terms.voucher,
      how_to: redeem('kasir Alfamart'),
      items: [
        nominals('ALFA', 'Voucher', 'Voucher Alfamart', [
          [25000, 24850],
          [50000, 49600],
          [100000, 99100, promo(99800)],
          [200000, 198100],
          [500000, 495000],
        ]),
      ],
    }),
    brand({
      key: 'map-voucher',
      name: 'MAP Voucher',
      publisher: 'Mitra Adiperkasa',
      monogram: 'MV',
      terms: terms.voucher,
      how_to: redeem('gerai peserta MAP'),
      items: [
        nominals('MAP', 'Voucher', 'Voucher MAP', [
          [50000, 48900],
          [100000, 97700],
          [250000, 244000],
          [500000, 487500],
          [1000000, 974500, soldOut],
        ]),
      ],
    }),
    brand({
      key: 'transmart',
      name: 'Transmart',
      publisher: 'Trans Retail Indonesia',
      monogram: 'TM',
      terms: terms.voucher,
      how_to: redeem('kasir Transmart'),
      items: [
        nominals('TRSM', 'Voucher', 'Voucher Transmart', [
          [50000, 48700],
          [100000, 97300],
          [250000, 243000],
          [500000, 485500],
        ]),
      ],
    }),
    brand({
      key: 'tokopedia',
      name: 'Tokopedia Gift Card',
      publisher: 'Tokopedia',
      monogram: 'TK',
      terms: terms.voucher,
      how_to: redeem('Tokopedia'),
      items: [
        nominals('TOKPED', 'Gift Card', 'Gift Card', [
          [20000, 19900],
          [50000, 49600],
          [100000, 99100],
          [250000, 247500],
          [500000, 494800],
          [1000000, 989500],
        ]),
      ],
    }),
    brand({
      key: 'blibli',
      name: 'Blibli Gift Card',
      publisher: 'Global Digital Niaga',
      monogram: 'BL',
      terms: terms.voucher,
      how_to: redeem('Blibli'),
      items: [
        nominals('BLIBLI', 'Gift Card', 'Gift Card', [
          [50000, 49400],
          [100000, 98700],
          [250000, 246500],
          [500000, 492800],
        ]),
      ],
    }),
    brand({
      key: 'traveloka',
      name: 'Traveloka Gift Voucher',
      publisher: 'Trinusa Travelindo',
      monogram: 'TV',
      terms: terms.voucher,
      how_to: redeem('Traveloka'),
      items: [
        nominals('TVLK', 'Gift Voucher', 'Gift Voucher', [
          [100000, 98900],
          [250000, 247000],
          [500000, 493800],
          [1000000, 987500],
        ]),
      ],
    }),
    brand({
      key: 'kopi-kenangan',
      name: 'Kopi Kenangan',
      publisher: 'Bumi Berkah Boga',
      monogram: 'KK',
      terms: terms.voucher,
      how_to: redeem('gerai Kopi Kenangan'),
      items: [
        nominals('KOPI', 'Voucher', 'Voucher Kopi Kenangan', [
          [25000, 24200, fresh],
          [50000, 48300],
          [100000, 96500],
        ]),
      ],
    }),
  ],
};
