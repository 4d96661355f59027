import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { actions } from '../../../core/text/actions';
import type { RowMenuItem } from '../../../ui/row-menu';
import type { EntityRow } from '../../entity/calls';
import type { ActionModel, ResourceModel } from '../../schema/model';
import { actionItem } from '../actions/action-button';
import type { useOffered } from '../actions/offered';
import { useDuplicate } from '../parts/use-duplicate';
import { useMay } from '../session/use-may';

interface RowHandlers {
  offered: ReturnType<typeof useOffered>;
  onOpen: (row: EntityRow) => void;
  onDelete: (row: EntityRow) => void;
  onAction: (action: ActionModel, row: EntityRow) => void;
}

/** Permissions are evaluated once per list, actions for the opened menu. */
export function useRowActions(
  resource: ResourceModel,
  { offered, onOpen, onDelete, onAction }: RowHandlers,
): (row: EntityRow) => RowMenuItem[] {
  const edits = useMay(`${resource.name}:edit`).can;
  const deletes = useMay(`${resource.name}:delete`).can;
  const navigate = useNavigate();
  const duplicate = useDuplicate(resource);
  const { edit, show } = resource.paths;

  return (row) => {
    const isOpen = row.is_locked !== true;
    const copy = isOpen ? duplicate(row.id) : undefined;
    const items: (RowMenuItem | false | undefined)[] = [
      {
        key: 'show',
        label: actions.showDetail,
        icon: <Eye size={16} />,
        onClick: () => onOpen(row),
      },
      edit !== undefined &&
        edit !== show &&
        edits &&
        isOpen && {
          key: 'edit',
          label: actions.edit,
          icon: <Pencil size={16} />,
          onClick: () => navigate(`${edit}?q=${row.id}`),
        },
      copy !== undefined && {
        key: 'duplicate',
        label: actions.duplicate,
        icon: <Copy size={16} />,
        onClick: () => navigate(copy),
      },
      ...offered('record', row).map((action) => actionItem(action, () => onAction(action, row))),
      resource.can.includes('delete') &&
        deletes &&
        isOpen && {
          key: 'delete',
          label: actions.remove,
          icon: <Trash2 size={16} />,
          danger: true,
          onClick: () => onDelete(row),
        },
    ];
    return items.filter((item) => typeof item === 'object');
  };
}
