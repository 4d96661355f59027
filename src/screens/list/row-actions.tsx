import { Copy, Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useMay } from '../../api/use-may';
import type { EntityRow } from '../../core/contract/entity';
import type { ActModel, ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { RowMenu, type RowMenuItem } from '../../ui/row-menu';
import { actItem } from '../acts/act-button';
import { useOffered } from '../acts/offered';
import { titleOf } from '../parts/system-fields';
import { useDuplicate } from '../parts/use-duplicate';

interface RowActionsProps {
  resource: ResourceModel;
  row: EntityRow;
  onOpen: () => void;
  onDelete: () => void;
  onAct: (act: ActModel) => void;
}

/** One `⋯` a row with what this person may do to it. */
export const RowActions = ({ resource, row, onOpen, onDelete, onAct }: RowActionsProps) => {
  const edits = useMay(`${resource.name}:edit`);
  const deletes = useMay(`${resource.name}:delete`);
  const navigate = useNavigate();
  const offered = useOffered(resource);
  const copy = useDuplicate(resource)(row.id);
  const { edit, show } = resource.paths;
  const items: RowMenuItem[] = [
    { key: 'show', label: actions.showDetail, icon: <Eye size={16} aria-hidden="true" />, onClick: onOpen },
  ];
  if (edit && edit !== show && edits.can) {
    items.push({
      key: 'edit',
      label: actions.edit,
      icon: <Pencil size={16} aria-hidden="true" />,
      onClick: () => navigate(`${edit}?q=${row.id}`),
    });
  }
  if (copy) {
    items.push({
      key: 'duplicate',
      label: actions.duplicate,
      icon: <Copy size={16} aria-hidden="true" />,
      onClick: () => navigate(copy),
    });
  }
  for (const act of offered('record', row)) {
    items.push(actItem(act, () => onAct(act)));
  }
  if (resource.can.includes('delete') && deletes.can) {
    items.push({
      key: 'delete',
      label: actions.remove,
      icon: <Trash2 size={16} aria-hidden="true" />,
      danger: true,
      onClick: onDelete,
    });
  }
  return <RowMenu label={`Tindakan untuk ${titleOf(resource, row)}`} items={items} />;
};
