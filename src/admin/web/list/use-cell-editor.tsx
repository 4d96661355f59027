import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { ActionReply } from '../../../core/contract/action-reply';
import { useFormProvider } from '../../../ui/form-provider';
import type { EntityRow } from '../../entity/calls';
import { isMet } from '../../schema/condition';
import { kindOf } from '../../schema/kinds';
import { isLocked } from '../../schema/merge-edit';
import type { ResourceModel } from '../../schema/model';
import type { useOffered } from '../actions/offered';

const CellEditor = lazy(() => import('./cell-editor'));

export interface CellEdits {
  /** True if this person may change the field of this record in the list. */
  canEdit: (name: string, row: EntityRow) => boolean;
  /** Opens the editor over a cell. */
  start: (name: string, row: EntityRow, cell: HTMLElement) => void;
}

interface Edited {
  name: string;
  row: EntityRow;
  cell: HTMLElement;
}

interface CellEditorOptions {
  offered: ReturnType<typeof useOffered>;
  /** True for a cell that is a control by itself. */
  isControl: (name: string, row: EntityRow) => boolean;
  onDone: (reply: ActionReply) => void;
}

/** Editing of one field in the list; `edits` is absent where nothing can be edited so. */
export function useCellEditor(
  resource: ResourceModel,
  { offered, isControl, onDone }: CellEditorOptions,
): { edits: CellEdits | undefined; editor: ReactNode } {
  const [edited, setEdited] = useState<Edited>();
  const Provider = useFormProvider();
  const [action] = offered('cell');

  const canEdit = useCallback(
    (name: string, row: EntityRow) => {
      const field = resource.fields[name];
      return (
        field !== undefined &&
        action?.fields[name] !== undefined &&
        kindOf(field).inCell === true &&
        !(field.input || field.cell || row.is_locked) &&
        isMet(field.when, row) &&
        !isLocked(field, row) &&
        !isControl(name, row)
      );
    },
    [resource, action, isControl],
  );
  const edits = useMemo(
    () =>
      action && {
        canEdit,
        start: (name: string, row: EntityRow, cell: HTMLElement) => setEdited({ name, row, cell }),
      },
    [action, canEdit],
  );

  const close = () => {
    setEdited(undefined);
    edited?.cell.querySelector<HTMLElement>('[data-pencil]')?.focus();
  };
  const editor = action && edited && (
    <Suspense fallback={null}>
      <Provider>
        <CellEditor
          key={`${edited.row.id} ${edited.name}`}
          resource={resource}
          action={action}
          {...edited}
          onClose={close}
          onDone={(reply) => {
            close();
            if (reply) onDone(reply);
          }}
        />
      </Provider>
    </Suspense>
  );
  return { edits, editor };
}
