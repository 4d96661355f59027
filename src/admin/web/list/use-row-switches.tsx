import { useDataProvider, useUpdate } from '@refinedev/core';
import { type ReactNode, useCallback, useState } from 'react';
import { useFeedback } from '../../../ui/feedback';
import { Switch } from '../../../ui/plain/switch';
import { useStable } from '../../../ui/use-stable';
import type { EntityRow } from '../../entity/calls';
import type { ResourceModel } from '../../schema/model';
import type { useOffered } from '../actions/offered';
import { switchActionsOf } from '../actions/switch-actions';
import type { Actions } from '../actions/use-actions';
import { typedOf } from '../form/form-values';
import { titleOf } from '../parts/system-fields';
import { useFacts } from '../session/facts';
import { useMay } from '../session/use-may';

interface RowSwitchProps {
  label: string;
  checked: boolean;
  /** Resolves once the list shows the result. */
  onSwitch: (checked: boolean) => Promise<void>;
}

/** Optimistic switch: undone if refused. */
const RowSwitch = ({ label, checked, onSwitch }: RowSwitchProps) => {
  const [wanted, setWanted] = useState<boolean>();
  const flip = async (next: boolean) => {
    if (wanted !== undefined) return;
    setWanted(next);
    await onSwitch(next);
    setWanted(undefined);
  };
  return <Switch small label={label} checked={wanted ?? checked} onChange={(next) => void flip(next)} />;
};

/** Changes one field of a record by an update of the whole, where the host has no actions (ADR 0014). */
function useRowUpdate(resource: ResourceModel) {
  const feedback = useFeedback();
  const dataProvider = useDataProvider();
  const { mutateAsync: update } = useUpdate();
  return async ({ id }: EntityRow, name: string, value: boolean) => {
    const silent = { successNotification: false, errorNotification: false } as const;
    await feedback.attempt(async () => {
      // A row of the list may hold less than the record.
      const { data } = await dataProvider().getOne<EntityRow>({ resource: resource.name, id });
      const values = { ...typedOf(resource, data), [name]: value, version: data.version };
      await update({ resource: resource.name, id, values, ...silent });
      feedback.success('Berhasil disimpan.');
    });
  };
}

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
