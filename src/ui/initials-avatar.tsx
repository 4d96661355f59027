import { initials } from '../core/format/initials';
import styles from './initials-avatar.module.css';

/** Initials (specification 5). Decorative: the name is shown elsewhere. */
export const InitialsAvatar = ({ name, size = 38 }: { name: string; size?: number }) => {
  const letters = initials(name);
  const fontSize = Math.round(size * (letters.length > 2 ? 0.28 : 0.35));
  return (
    <span className={styles.avatar} aria-hidden="true" style={{ width: size, height: size, fontSize }}>
      {letters}
    </span>
  );
};
