import { useState } from 'react';
import styles from './avatar.module.css';
import { InitialsAvatar } from './initials-avatar';

interface AvatarProps {
  name: string;
  /** Address of the picture; null shows the letters of the name. */
  src: string | null;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or the letters of the name. Decorative: the name is said elsewhere. */
export const Avatar = ({ name, src, size = 38 }: AvatarProps) => {
  // A picture that cannot be fetched must not leave a hole.
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
