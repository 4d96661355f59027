import type { ActionModel } from '../../schema/model';

export interface SwitchActions {
  on: ActionModel;
  off: ActionModel;
}

/** The two actions that only set the field; undefined if one is missing. */
export function switchActionsOf(actions: ActionModel[], name: string): SwitchActions | undefined {
  const [on, off] = [true, false].map((value) =>
    actions.find(
      ({ set = {}, fields, pin, preview }) =>
        set[name] === value &&
        Object.keys(set).length === 1 &&
        Object.keys(fields).length === 0 &&
        !pin &&
        !preview,
    ),
  );
  return on && off ? { on, off } : undefined;
}
