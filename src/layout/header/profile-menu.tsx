import { useFacts } from '../../api/facts';
import { initials } from '../../core/format/initials';
import { InitialsAvatar } from '../../ui/initials-avatar';
import { Popover } from '../../ui/popover';
import { copy } from '../copy';
import { UserMenu } from '../user-menu/user-menu';
import styles from './header.module.css';

export const ProfileMenu = () => {
  const { name } = useFacts().profile;
  return (
    <Popover
      label={copy.userMenu.label}
      buttonLabel={copy.userMenu.button(initials(name))}
      buttonClass={styles.avatar}
      button={<InitialsAvatar name={name} />}
    >
      {(close) => <UserMenu onClose={close} />}
    </Popover>
  );
};
