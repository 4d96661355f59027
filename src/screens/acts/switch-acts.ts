import type { ActModel } from '../../core/schema/model';

/** What switches a field of a record, in both directions. */
export interface SwitchActs {
  on: ActModel;
  off: ActModel;
}

/** Two of these acts that do nothing but switch the field, and ask for nothing; undefined where one is missing. */
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
