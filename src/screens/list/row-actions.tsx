import { Button, Dropdown } from 'antd';
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFacts } from '../../api/facts';
import type { EntityRow } from '../../core/contract/entity';
import type { ResourceModel } from '../../core/schema/model';
import { actions } from '../../core/text/actions';
import { titleOf } from '../parts/system-fields';

interface RowActionsProps {
  resource: ResourceModel;
  row: EntityRow;
  onOpen: () => void;
  onDelete: () => void;
}

/** One `⋯` a row with what this person may do to it. */
export const RowActions = ({ resource, row, onOpen, onDelete }: RowActionsProps) => {
  const { can } = useFacts();
  const navigate = useNavigate();
  const { edit, show } = resource.paths;
  const mayEdit = edit !== undefined && edit !== show && can(`${resource.name}:edit`).can;
  const mayDelete = resource.can.includes('delete') && can(`${resource.name}:delete`).can;

  const items = [
    { key: 'show', label: actions.showDetail, icon: <Eye size={16} />, onClick: onOpen },
    mayEdit && {
      key: 'edit',
      label: actions.edit,
      icon: <Pencil size={16} />,
      onClick: () => navigate(`${edit}?q=${row.id}`),
    },
    mayDelete && {
      key: 'delete',
      label: actions.remove,
      icon: <Trash2 size={16} />,
      danger: true,
      onClick: onDelete,
    },
  ].filter((item) => item !== false);

  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Button
        type="text"
        icon={<Ellipsis size={18} />}
        aria-label={`Tindakan untuk ${titleOf(resource, row)}`}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
};
