import { brand, nominals } from './build';
import { digits } from './inputs';
import { terms } from './terms';
import type { CatalogueCategory } from './types';

export const tokenPln: CatalogueCategory = {
  slug: 'token-pln',
  name: 'Token PLN',
  icon: 'zap',
  type: 1,
  sort: 5,
  brands: [
    brand({
      key: 'token-pln',
      name: 'Token PLN',
      publisher: 'PLN',
      monogram: 'PL',
      has_check_id: true,
      // The electricity company closes its books around midnight.
      cut_off_start: '23:45',
      cut_off_end: '00:15',
      terms: terms.token,
      how_to: [
        'Masukkan nomor meter atau ID pelanggan.',
        'Tekan Cek ID dan cocokkan nama pelanggan.',
        'Pilih nominal, bayar dengan PIN, lalu masukkan 20 digit token ke meteran.',
      ],
      forms: [
        digits(11, 12, '14051098723', {
          key: 'meter_number',
          alias: 'Nomor meter / ID pelanggan',
          help_text: 'Nomor meter 11 digit, ID pelanggan 12 digit.',
        }),
      ],
      items: [
        nominals('PLN', 'Token Listrik', 'Token', [
          [20000, 20750],
          [50000, 50750],
          [100000, 100750],
          [200000, 200750],
          [500000, 500750],
          [1000000, 1000750],
          [5000000, 5000750],
          [10000000, 10000750],
        ]),
      ],
    }),
  ],
};
