import { adventureGames } from './top-up-game-adventure';
import { arenaGames } from './top-up-game-arena';
import { casualGames } from './top-up-game-casual';
import { shooterGames } from './top-up-game-shooter';
import type { CatalogueCategory } from './types';

export const topUpGame: CatalogueCategory = {
  slug: 'top-up-game',
  name: 'Top Up Game',
  icon: 'gamepad-2',
  type: 1,
  sort: 1,
  hasEmblems: true,
  brands: [...arenaGames, ...shooterGames, ...adventureGames, ...casualGames],
};
