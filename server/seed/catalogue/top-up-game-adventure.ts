import { brand, fresh, items, named, oncePerDay, promo, soldOut } from './build';
import { choice, digits, text } from './inputs';
import { terms } from './terms';
import type { CatalogueBrand } from './types';

const uid = digits(9, 10, '812904576', {
  alias: 'UID',
  help_text: 'Terlihat di sudut kanan bawah layar game.',
});

export const adventureGames: CatalogueBrand[] = [
  brand({
    key: 'genshin-impact',
    name: 'Genshin Impact',
    publisher: 'HoYoverse',
    monogram: 'GI',
    has_check_id: true,
    regions: ['Global'],
    terms: terms.game,
    how_to: [
      'Salin UID dan ingat server akun Anda.',
      'Pilih server dan nominal, lalu bayar dengan PIN Anda.',
    ],
    forms: [
      uid,
      choice('Server', [
        ['os_usa', 'America'],
        ['os_euro', 'Europe'],
        ['os_asia', 'Asia'],
        ['os_cht', 'TW/HK/MO'],
      ]),
    ],
    items: [
      items('GI', 'Genesis Crystal', [
        [60, 15600],
        [330, 73300],
        [1090, 228400],
        [2240, 449700, promo(458000)],
        [3880, 749500],
        [8080, 1499000],
        [16160, 2998000],
      ]),
      named('GI', 'Blessing', [
        ['WELKIN', 'Blessing of the Welkin Moon', 71900],
        ['WELKIN2', 'Welkin Moon × 2', 143800],
        ['WELKIN3', 'Welkin Moon × 3', 215700],
      ]),
    ],
  }),
  brand({
    key: 'honkai-star-rail',
    name: 'Honkai: Star Rail',
    publisher: 'HoYoverse',
    monogram: 'HS',
    has_check_id: true,
    regions: ['Global'],
    terms: terms.game,
    how_to: [
      'Salin UID dan ingat server akun Anda.',
      'Pilih server dan nominal, lalu bayar dengan PIN Anda.',
    ],
    forms: [
      uid,
      choice('Server', [
        ['prod_official_usa', 'America'],
        ['prod_official_eur', 'Europe'],
        ['prod_official_asia', 'Asia'],
        ['prod_official_cht', 'TW/HK/MO'],
      ]),
    ],
    items: [
      items('HSR', 'Oneiric Shard', [
        [60, 15600],
        [330, 73400],
        [1090, 228600],
        [2240, 449900],
        [3880, 749800],
        [8080, 1499500, promo(1525000)],
      ]),
      named('HSR', 'Express Supply Pass', [
        ['PASS', 'Express Supply Pass', 71900],
        ['PASS2', 'Express Supply Pass × 2', 143800],
      ]),
    ],
  }),
  brand({
    key: 'zenless-zone-zero',
    name: 'Zenless Zone Zero',
    publisher: 'HoYoverse',
    monogram: 'ZZ',
    has_check_id: true,
    regions: ['Global'],
    terms: terms.game,
    how_to: [
      'Salin UID dan ingat server akun Anda.',
      'Pilih server dan nominal, lalu bayar dengan PIN Anda.',
    ],
    forms: [
      digits(9, 10, '1300458291', { alias: 'UID' }),
      choice('Server', [
        ['prod_gf_us', 'America'],
        ['prod_gf_eu', 'Europe'],
        ['prod_gf_jp', 'Asia'],
        ['prod_gf_sg', 'TW/HK/MO'],
      ]),
    ],
    items: [
      items('ZZZ', 'Monochrome', [
        [60, 15700],
        [330, 73600],
        [1090, 229000],
        [2240, 450600],
        [3880, 751000],
        [8080, 1502000, soldOut],
      ]),
      named('ZZZ', 'Inter-Knot Membership', [['INTERKNOT', 'Inter-Knot Membership', 72100]]),
    ],
  }),
  brand({
    key: 'wuthering-waves',
    name: 'Wuthering Waves',
    publisher: 'Kuro Games',
    monogram: 'WW',
    regions: ['Global'],
    terms: terms.game,
    how_to: ['Salin UID dari menu pengaturan.', 'Pilih server dan nominal, lalu bayar dengan PIN Anda.'],
    forms: [
      digits(9, 10, '900471823', { alias: 'UID' }),
      choice('Server', [
        ['america', 'America'],
        ['asia', 'Asia'],
        ['europe', 'Europe'],
        ['hmt', 'HMT'],
        ['sea', 'SEA'],
      ]),
    ],
    items: [
      items('WUWA', 'Lunite', [
        [60, 14300],
        [330, 70900],
        [1090, 214500],
        [2240, 428800],
        [3880, 714500],
        [8080, 1428500],
      ]),
      named('WUWA', 'Lunite Subscription', [
        ['SUBS', 'Lunite Subscription', 71200],
        ['PODCAST', 'Insider Channel', 143500, { ...oncePerDay, ...fresh }],
      ]),
    ],
  }),
  brand({
    key: 'identity-v',
    name: 'Identity V',
    publisher: 'NetEase Games',
    monogram: 'IV',
    regions: ['Global'],
    terms: terms.gameSlow,
    how_to: ['Salin User ID dari halaman profil.', 'Pilih server dan nominal, lalu bayar dengan PIN Anda.'],
    forms: [
      digits(6, 12, '72519084'),
      choice('Server', [
        ['asia', 'Asia'],
        ['na-eu', 'NA-EU'],
      ]),
    ],
    items: [
      items('IDV', 'Echoes', [
        [60, 14200],
        [185, 42500],
        [305, 70700],
        [690, 155400],
        [2025, 452000],
        [3330, 706500],
        [6590, 1413000],
      ]),
    ],
  }),
  brand({
    key: 'love-and-deepspace',
    name: 'Love and Deepspace',
    publisher: 'Infold Games',
    monogram: 'LD',
    regions: ['Global'],
    terms: terms.gameSlow,
    how_to: ['Salin UID dari profil pemain.', 'Pilih jumlah crystal, lalu bayar dengan PIN Anda.'],
    forms: [digits(8, 12, '820945117', { alias: 'UID' })],
    items: [
      items('LDS', 'Crystal', [
        [60, 15800],
        [300, 74800],
        [980, 232500],
        [1980, 459000, promo(467500)],
        [3280, 761000],
        [6480, 1522000],
      ]),
      named('LDS', 'Aurum Pass', [['AURUM', 'Aurum Pass 30 hari', 74800, oncePerDay]]),
    ],
  }),
  brand({
    key: 'ragnarok-x',
    name: 'Ragnarok X: Next Generation',
    publisher: 'Nuverse',
    monogram: 'RX',
    terms: terms.gameSlow,
    how_to: [
      'Salin Character ID dan nama server.',
      'Isi keduanya, pilih nominal, lalu bayar dengan PIN Anda.',
    ],
    forms: [
      digits(8, 20, '4294967301882', { alias: 'Character ID' }),
      text(3, 24, '^[A-Za-z0-9][A-Za-z0-9 ]{1,22}[A-Za-z0-9]$', 'Prontera 12', {
        key: 'server',
        alias: 'Nama server',
      }),
    ],
    items: [
      items('ROX', 'Diamond', [
        [60, 13900],
        [300, 69500],
        [980, 208600],
        [1980, 417200],
        [3280, 695300],
        [6480, 1390500, soldOut],
      ]),
    ],
  }),
];
