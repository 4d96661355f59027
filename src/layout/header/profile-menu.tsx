import { useFacts } from '../../api/facts';
import { initials } from '../../core/format/initials';
import { PersonAvatar } from '../../features/profile/person-avatar';
import { Popover } from '../../ui/popover';
import { copy } from '../copy';
import { useUnreadChangelog } from '../user-menu/changelog-way';
import { UserMenu } from '../user-menu/user-menu';
import styles from './header.module.css';

export const ProfileMenu = () => {
  const { name } = useFacts().profile;
  const hasNews = useUnreadChangelog();
  return (
    <Popover
      label={copy.userMenu.label}
      buttonLabel={copy.userMenu.button(initials(name))}
      buttonClass={styles.avatar}
      button={
        <>
          <PersonAvatar />
          {hasNews && <span className={styles.news} />}
        </>
      }
    >
      {(close) => <UserMenu onClose={close} />}
    </Popover>
  );
};
