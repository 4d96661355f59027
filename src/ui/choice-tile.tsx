import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceTileProps {
  name: string;
  className?: string | undefined;
  isChosen: boolean;
  isClosed?: boolean;
  /** Cannot be chosen; a chosen closed one may stay chosen. */
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export const ChoiceTile = ({
  name,
  className = '',
  isChosen,
  isClosed = false,
  disabled = false,
  onChoose,
  children,
}: ChoiceTileProps) => (
  <label className={`${styles.tile} ${className}`} data-closed={isClosed ? '' : undefined}>
    <input
      type="radio"
      name={name}
      className={styles.radio}
      checked={isChosen}
      disabled={disabled}
      onChange={onChoose}
    />
    {isChosen && (
      <span className={styles.check} aria-hidden="true">
        <Check size={14} strokeWidth={2.6} />
      </span>
    )}
    {children}
  </label>
);
