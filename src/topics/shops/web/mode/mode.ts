import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFacts, useModel } from '../../../../admin/web/session/facts';
import type { Profile } from '../../../../core/contract/profile';
import type { Route } from '../../../../core/routes/route';
import { routeAt } from '../../../../core/routes/route-at';
import { PANEL } from '../../../../core/states';
import { onDesktop } from '../../../../platform/web/device';
import { writeStored } from '../../../../platform/web/storage';
import type { Stored } from '../../../../platform/web/storage-keys';

export type Mode = Stored<'vcg-sidebar-type'>;

/** Only an active website has a panel mode, and only on a desktop. */
export const hasPanelMode = ({ tier_has_panel, panel }: Profile, desktop: boolean): boolean =>
  desktop && tier_has_panel && panel?.status === PANEL.active;

export const modeOf = ({ type }: Pick<Route, 'type'>, profile: Profile, desktop: boolean): Mode =>
  type === 'panel' && hasPanelMode(profile, desktop) ? 'panel' : 'mitra';

export function useMode(): Mode {
  const { pathname } = useLocation();
  return modeOf(routeAt(useModel().routes, pathname), useFacts().profile, onDesktop());
}

/**
 * Specification 2: "The mode is kept in local storage"; pages without a mode, such as 404, use it for their home link.
 * Other tabs are not followed: two tabs would switch each other endlessly.
 */
export function useStoredMode(mode: Mode): void {
  useEffect(() => writeStored('vcg-sidebar-type', mode), [mode]);
}

export const homeOf = (mode: Mode): string => (mode === 'panel' ? '/panel/statistic' : '/dashboard');

/** Specification 2: "the page reloads at /panel/statistic or /dashboard". */
export function switchMode(mode: Mode): void {
  writeStored('vcg-sidebar-type', mode);
  location.assign(homeOf(mode));
}

export function useOpenPanel(): () => void {
  const navigate = useNavigate();
  return () => (onDesktop() ? switchMode('panel') : navigate(homeOf('panel')));
}
