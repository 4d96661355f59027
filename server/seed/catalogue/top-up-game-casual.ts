import { brand, fresh, items, named, oncePerDay, promo, soldOut } from './build';
import { digits, text } from './inputs';
import { terms } from './terms';
import type { CatalogueBrand } from './types';

export const casualGames: CatalogueBrand[] = [
  brand({
    key: 'fc-mobile',
    name: 'EA Sports FC Mobile',
    publisher: 'Electronic Arts',
    monogram: 'FC',
    has_check_id: true,
    terms: terms.game,
    how_to: [
      'Salin UID dari menu pengaturan akun.',
      'Pilih FC Points atau Silver, lalu bayar dengan PIN Anda.',
    ],
    forms: [digits(10, 20, '39182746500123', { alias: 'UID' })],
    items: [
      items('FCM', 'FC Points', [
        [40, 6300],
        [100, 13400],
        [520, 66800],
        [1070, 133500],
        [2200, 267000, promo(272500)],
        [5750, 667500],
        [12000, 1335000],
      ]),
      items('FCM-S', 'Silver', [
        [39, 6400],
        [99, 13500],
        [499, 66900],
        [999, 133600],
        [1999, 267200],
      ]),
    ],
  }),
  brand({
    key: 'stumble-guys',
    name: 'Stumble Guys',
    publisher: 'Scopely',
    monogram: 'SG',
    regions: ['Global'],
    terms: terms.gameSlow,
    how_to: ['Salin User ID dari menu pengaturan.', 'Pilih gems atau token, lalu bayar dengan PIN Anda.'],
    forms: [text(6, 12, '^[A-Za-z0-9]{6,12}$', 'q8w2z7ka')],
    items: [
      items('SG', 'Gems', [
        [120, 13200],
        [250, 13900],
        [800, 38200],
        [1600, 66400],
        [5000, 138900],
      ]),
      items('SG-T', 'Stumble Token', [
        [75, 27800],
        [275, 69100],
        [1300, 276500, soldOut],
      ]),
    ],
  }),
  brand({
    key: 'eggy-party',
    name: 'Eggy Party',
    publisher: 'NetEase Games',
    monogram: 'EP',
    terms: terms.game,
    how_to: ['Salin User ID dari profil.', 'Pilih jumlah Eggy Coins, lalu bayar dengan PIN Anda.'],
    forms: [digits(8, 12, '508812973')],
    items: [
      items('EGGY', 'Eggy Coins', [
        [20, 4600],
        [60, 13700],
        [180, 41200],
        [310, 68500],
        [730, 150800],
        [1330, 274200],
        [2230, 411200],
      ]),
    ],
  }),
  brand({
    key: 'super-sus',
    name: 'Super Sus',
    publisher: 'PI Productions',
    monogram: 'SS',
    terms: terms.game,
    how_to: ['Salin Space ID dari profil.', 'Pilih goldstar, lalu bayar dengan PIN Anda.'],
    forms: [digits(7, 12, '84120957', { alias: 'Space ID' })],
    items: [
      items('SUS', 'Goldstar', [
        [100, 13300],
        [310, 39800],
        [520, 66300],
        [1060, 132500, promo(136000)],
        [2180, 264900],
        [5600, 662000],
      ]),
      named('SUS', 'Super Pass', [
        ['PASS', 'Super Pass', 58900, oncePerDay],
        ['VIP', 'Super VIP Card 30 hari', 66700, oncePerDay],
      ]),
    ],
  }),
  brand({
    key: 'whiteout-survival',
    name: 'Whiteout Survival',
    publisher: 'Century Games',
    monogram: 'WS',
    regions: ['Global'],
    terms: terms.gameSlow,
    how_to: ['Salin Player ID dari avatar pemain.', 'Pilih Frost Star, lalu bayar dengan PIN Anda.'],
    forms: [digits(7, 12, '140882751', { alias: 'Player ID' })],
    items: [
      items('WOS', 'Frost Star', [
        [100, 14900, fresh],
        [500, 73900],
        [1000, 147500],
        [2000, 294800],
        [5000, 736500],
        [10000, 1472500],
      ]),
    ],
  }),
];
