import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onDesktop } from '../../api/device';
import { useFacts, useModel } from '../../api/facts';
import { writeStored } from '../../api/storage';
import type { Stored } from '../../api/storage-keys';
import type { Profile } from '../../core/contract/profile';
import type { Route } from '../../core/routes/route';
import { routeAt } from '../../core/routes/route-at';
import { PANEL } from '../../core/states';

/** Buying through the account, or running the partner's own website. */
export type Mode = Stored<'vcg-sidebar-type'>;

/** Only an active website is a mode to be in, and only where the panel is used. */
export const hasPanelMode = ({ tier_has_panel, panel }: Profile, desktop: boolean): boolean =>
  desktop && tier_has_panel && panel?.status === PANEL.active;

/** The mode that a page belongs to, however one came to it. */
export const modeOf = ({ type }: Pick<Route, 'type'>, profile: Profile, desktop: boolean): Mode =>
  type === 'panel' && hasPanelMode(profile, desktop) ? 'panel' : 'mitra';

/** The mode of the page that is shown. */
export function useMode(): Mode {
  const { pathname } = useLocation();
  return modeOf(routeAt(useModel().routes, pathname), useFacts().profile, onDesktop());
}

/**
 * Specification 2: "The mode is kept in local storage"; a page that has none of its own, the 404 page, leads home by
 * it. What another tab keeps meanwhile is that tab's affair: told of it, two of them would never agree.
 */
export function useKeptMode(mode: Mode): void {
  useEffect(() => writeStored('vcg-sidebar-type', mode), [mode]);
}

export const homeOf = (mode: Mode): string => (mode === 'panel' ? '/panel/statistic' : '/dashboard');

/** Specification 2: "the page reloads at /panel/statistic or /dashboard". */
export function switchMode(mode: Mode): void {
  writeStored('vcg-sidebar-type', mode);
  location.assign(homeOf(mode));
}

/** Into the panel. Elsewhere than on a desktop the gate says why not, and the mode stays. */
export function useOpenPanel(): () => void {
  const navigate = useNavigate();
  return () => (onDesktop() ? switchMode('panel') : navigate(homeOf('panel')));
}
