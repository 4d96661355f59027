import { useState } from 'react';
import styles from './avatar.module.css';
import { InitialsAvatar } from './initials-avatar';

/** Decorative: the name is shown elsewhere. Falls back to initials without a picture, or if it cannot be loaded. */
export const Avatar = ({ name, src, size = 38 }: { name: string; src: string | null; size?: number }) => {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <InitialsAvatar name={name} size={size} />;
  return (
    <img
      className={styles.avatar}
      src={src}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(src)}
    />
  );
};
