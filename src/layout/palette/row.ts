import type { IconName } from '../../core/look/icons';
import type { Status } from '../../core/text/statuses';
import type { SearchEntry } from '../header/search-entries';
import type { copy } from './copy';

export interface PaletteTile {
  brandKey: string;
  monogram: string;
  image: string | null;
}

/** One thing to open. */
export interface PaletteRow {
  key: string;
  title: string;
  detail: string;
  /** The detail without a customer's number, where it holds one: what may be remembered. */
  kept?: string;
  /** What is not right about it yet, said instead of the detail. */
  problem?: string;
  picture: { icon: IconName } | { tile: PaletteTile };
  status?: Status;
  /** Rupiah; null where a bill says it. */
  price?: number | null;
  target: PageTarget | { entry: SearchEntry };
}

export interface PageTarget {
  /** With its query. */
  path: string;
  /** Handed to the page beside its address: nothing that should stand in it. */
  state?: object;
  /** Whether it is worth finding again under what was opened last. */
  isKept?: boolean;
}

export type GroupName = keyof typeof copy.groups;

export interface PaletteGroup {
  name: GroupName;
  rows: PaletteRow[];
}
