import { useLocation } from 'react-router-dom';
import { useFacts } from '../../../../admin/web/session/facts';
import { getPanelProgress } from '../../../../core/contract/panel';
import { useCall } from '../../../../platform/web/use-call';
import { useAfterChange } from '../../../../ui/use-after-change';
import { useNotificationPermission } from '../../../notifications/web/notification/notification-permission';
import type { Mode } from '../../../shops/web/mode/mode';
import { h2hSteps, type Progress, panelSteps, progressOf, type Step } from '../../domain';

export interface Setup extends Progress {
  steps: Step[];
}

/** Null until the panel's progress is known. */
export function useSetup(mode: Mode): Setup | null {
  const { profile } = useFacts();
  const { permission } = useNotificationPermission();
  const panel = useCall(getPanelProgress, {}, { enabled: mode === 'panel' }).data;
  if (mode === 'mitra') return setupOf(h2hSteps(profile));
  return panel && permission ? setupOf(panelSteps(panel, permission)) : null;
}

const setupOf = (steps: Step[]): Setup => ({ steps, ...progressOf(steps) });

/** Refreshes on navigation, so that a saved tier or contact shows on the next page; H2H steps come with the profile. */
export function useFreshPanelProgress(mode: Mode): void {
  const { pathname } = useLocation();
  const { refetch } = useCall(getPanelProgress, {}, { enabled: false });
  useAfterChange(pathname, () => {
    if (mode === 'panel') void refetch();
  });
}
