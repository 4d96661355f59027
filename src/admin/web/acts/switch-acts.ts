import type { ActModel } from '../../schema/model';

export interface SwitchActs {
  on: ActModel;
  off: ActModel;
}

/** The two actions that only set the field; undefined if one is missing. */
export function switchActsOf(acts: ActModel[], name: string): SwitchActs | undefined {
  const [on, off] = [true, false].map((value) =>
    acts.find(
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
