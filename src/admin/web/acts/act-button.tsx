import { Icon } from '../../../ui/icon';
import { Button } from '../../../ui/plain/button';
import type { RowMenuItem } from '../../../ui/row-menu';
import type { ActModel } from '../../schema/model';

interface ActButtonProps {
  act: ActModel;
  small?: boolean;
  onClick: () => void;
}

export const ActButton = ({ act, small = false, onClick }: ActButtonProps) => (
  <Button
    tone={act.danger ? 'danger' : 'quiet'}
    size={small ? 'small' : undefined}
    icon={act.icon && <Icon name={act.icon} size={small ? 16 : 18} />}
    onClick={onClick}
  >
    {act.label}
  </Button>
);

export const actItem = (act: ActModel, onClick: () => void): RowMenuItem => ({
  key: act.name,
  label: act.label,
  icon: act.icon && <Icon name={act.icon} size={16} />,
  ...(act.danger && { danger: true }),
  onClick,
});
