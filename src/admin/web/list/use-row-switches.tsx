import { type ReactNode, useCallback } from 'react';
import { useStable } from '../../../ui/use-stable';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import type { useOffered } from '../actions/offered';
import { switchActionsOf } from '../actions/switch-actions';
import type { Actions } from '../actions/use-actions';
import { titleOf } from '../parts/system-fields';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';
import { RowSwitch } from './row-switch';
import { useRowUpdate } from './use-row-update';

/** Draws a switch in place of a value that two actions, or an update at a host without actions, turn on and off. */
export function useRowSwitches(
  resource: ResourceModel,
  offered: ReturnType<typeof useOffered>,
  actions: Actions,
): (name: string, row: EntityRow) => ReactNode {
  const { has_acts } = useFacts().profile;
  const edits = useMay(`${resource.name}:edit`).can;
  const updates = has_acts || (resource.can.includes('edit') && edits);
  const start = useStable(actions.start);
  const update = useStable(useRowUpdate(resource));
  return useCallback(
    (name, row) => {
      const value = row[name];
      if (!updates || (value !== undefined && typeof value !== 'boolean')) return undefined;
      const known = has_acts ? [...offered('rows'), ...offered('record', row)] : resource.actions;
      const found = switchActionsOf(known, name);
      return (
        found && (
          <RowSwitch
            label={`${resource.fields[name]?.label}: ${titleOf(resource, row)}`}
            checked={value === true}
            onSwitch={(next) =>
              has_acts ? start(next ? found.on : found.off, [row]) : update(row, name, next)
            }
          />
        )
      );
    },
    [resource, has_acts, updates, offered, start, update],
  );
}
