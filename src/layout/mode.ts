import { useFacts } from '../api/facts';
import { useStored, writeStored } from '../api/storage';
import type { Stored } from '../api/storage-keys';
import type { Profile } from '../core/contract/profile';

/** Buying through the account, or running the partner's own website. */
export type Mode = Stored<'vcg-sidebar-type'>;

/** `vcg-sidebar-type`, where it can be meant: another person may have signed in at this browser since. */
export const modeOf = (stored: Mode | null, { tier_has_panel, panel }: Profile): Mode =>
  stored === 'panel' && tier_has_panel && panel?.status === 2 ? 'panel' : 'mitra';

export function useMode(): Mode {
  const [stored] = useStored('vcg-sidebar-type');
  return modeOf(stored, useFacts().profile);
}

export const homeOf = (mode: Mode): string => (mode === 'panel' ? '/panel/statistic' : '/dashboard');

/** Specification 2: "The mode is kept in local storage and the page reloads at /panel/statistic or /dashboard." */
export function switchMode(mode: Mode): void {
  writeStored('vcg-sidebar-type', mode);
  location.assign(homeOf(mode));
}
