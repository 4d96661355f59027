import { useState } from 'react';
import { number } from '../../../core/format/number';
import { Button } from '../../../ui/plain/button';
import { ACTION_ROWS, MOST_SELECTED } from '../../entity/action';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { ActionButton } from '../actions/action-button';
import type { Selected } from '../actions/action-target';
import { selectionOf } from '../data/list-query';
import { useFacts } from '../session/facts';
import { EntityExport } from './entity-export';
import { type ListState, refineParams } from './list-state';
import styles from './mark-bar.module.css';

interface MarkBarProps {
  resource: ResourceModel;
  state: ListState;
  ids: string[];
  /** Number of records that the filter finds. */
  total: number;
  actions: ActionModel[];
  onAction: (action: ActionModel, selected?: Selected) => void;
  onClear: () => void;
}

export const MarkBar = ({ resource, state, ids, total, actions, onAction, onClear }: MarkBarProps) => {
  const { has_acts } = useFacts().profile;
  const exports = has_acts && resource.can.includes('export');
  const { sorters, filters } = refineParams(state);
  const query = selectionOf(sorters, filters);
  // Another filter or other marks end the selection of everything.
  const now = JSON.stringify([query, ids]);
  const [chosen, setChosen] = useState('');
  const isAll = chosen === now;
  const canSelectAll =
    !isAll && total > ids.length && total <= (resource.store ? ACTION_ROWS : MOST_SELECTED);
  return (
    <div className={styles.anchor}>
      <div className={styles.bar} role="toolbar" aria-label="Tindakan untuk data yang dipilih">
        <span className={styles.count} aria-live="polite">
          {number(isAll ? total : ids.length)} dipilih
        </span>
        {canSelectAll && (
          <Button size="small" tone="link" onClick={() => setChosen(now)}>
            Pilih semua {number(total)}
          </Button>
        )}
        {actions.map((action) => (
          <ActionButton
            key={action.name}
            action={action}
            small
            onClick={() => onAction(action, isAll ? { query, total } : undefined)}
          />
        ))}
        {exports && (
          <EntityExport
            resource={resource}
            state={state}
            ids={isAll ? undefined : ids}
            label="Ekspor terpilih"
            small
          />
        )}
        <Button size="small" tone="link" className={styles.clear ?? ''} onClick={onClear}>
          Batal pilih
        </Button>
      </div>
    </div>
  );
};
