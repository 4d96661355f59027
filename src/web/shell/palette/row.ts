import type { IconName } from '../../../core/appearance/icons';
import type { Status } from '../../../core/text/statuses';
import type { SearchEntry } from '../header/search-entries';
import type { copy } from './copy';

export interface PaletteTile {
  brandKey: string;
  monogram: string;
  image: string | null;
}

export interface PaletteRow {
  key: string;
  title: string;
  detail: string;
  /** Detail without a customer's number, safe to store. */
  recentDetail?: string;
  problem?: string;
  picture: { icon: IconName } | { tile: PaletteTile };
  status?: Status;
  /** Rupiah; null for postpaid. */
  price?: number | null;
  target: PageTarget | { entry: SearchEntry };
}

export interface PageTarget {
  path: string;
  /** History state for data that must not be in the URL. */
  state?: object;
  isRecent?: boolean;
}

export type GroupName = keyof typeof copy.groups;

export interface PaletteGroup {
  name: GroupName;
  rows: PaletteRow[];
}
