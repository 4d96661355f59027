import { eWallet } from './e-wallet';
import { paketData } from './paket-data';
import { pulsa } from './pulsa';
import { streaming } from './streaming';
import { tokenPln } from './token-pln';
import { topUpGame } from './top-up-game';
import type { CatalogueCategory } from './types';
import { voucherBelanja } from './voucher-belanja';
import { voucherGame } from './voucher-game';

/** Everything that the demonstration seed puts on the shelves, in the order of the shop. */
export const catalogue: CatalogueCategory[] = [
  topUpGame,
  voucherGame,
  pulsa,
  paketData,
  tokenPln,
  eWallet,
  streaming,
  voucherBelanja,
];
