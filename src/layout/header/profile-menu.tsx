import { useFacts } from '../../api/facts';
import { InitialsAvatar } from '../../ui/initials-avatar';
import { copy } from '../copy';
import { Popover } from '../popover';
import { UserMenu } from '../user-menu/user-menu';
import styles from './header.module.css';

export const ProfileMenu = () => (
  <Popover
    label={copy.userMenu.label}
    buttonClass={styles.avatar}
    button={<InitialsAvatar name={useFacts().profile.name} />}
  >
    {(close) => <UserMenu onClose={close} />}
  </Popover>
);
