import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActionModel } from '../../schema/model';

/** Starts the action on a list that the navigation state names (`{ action }`), once, as soon as it is offered. */
export function useAskedAction(offered: ActionModel[], start: (action: ActionModel) => void): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = offered.find(({ name }) => name === state?.action);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is asked for
  useEffect(() => {
    if (!asked) return;
    navigate(pathname + search, { replace: true });
    start(asked);
  }, [asked?.name]);
}
