import { useState } from 'react';
import { initials } from '../core/format/initials';
import styles from './avatar.module.css';

/** Decorative: the name is shown elsewhere. Falls back to initials without a picture, or if it cannot be loaded. */
export const Avatar = ({ name, src, size = 38 }: { name: string; src: string | null; size?: number }) => {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <Initials name={name} size={size} />;
  return (
    <img
      className={styles.picture}
      src={src}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(src)}
    />
  );
};

/** Initials (specification 5). */
const Initials = ({ name, size }: { name: string; size: number }) => {
  const letters = initials(name);
  const fontSize = Math.round(size * (letters.length > 2 ? 0.28 : 0.35));
  return (
    <span className={styles.letters} aria-hidden="true" style={{ width: size, height: size, fontSize }}>
      {letters}
    </span>
  );
};
