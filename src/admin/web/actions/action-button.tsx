import { Icon } from '../../../ui/icon';
import { Button } from '../../../ui/plain/button';
import type { RowMenuItem } from '../../../ui/row-menu';
import type { ActionModel } from '../../schema/model';

interface ActionButtonProps {
  action: ActionModel;
  small?: boolean;
  onClick: () => void;
}

export const ActionButton = ({ action, small = false, onClick }: ActionButtonProps) => (
  <Button
    tone={action.danger ? 'danger' : 'quiet'}
    size={small ? 'small' : undefined}
    icon={action.icon && <Icon name={action.icon} size={small ? 16 : 18} />}
    onClick={onClick}
  >
    {action.label}
  </Button>
);

export const actionItem = (action: ActionModel, onClick: () => void): RowMenuItem => ({
  key: action.name,
  label: action.label,
  icon: action.icon && <Icon name={action.icon} size={16} />,
  ...(action.danger && { danger: true }),
  onClick,
});
