import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceTileProps {
  /** Of the radio group. */
  name: string;
  /** The page's own: direction, gap, height, padding. */
  className?: string | undefined;
  isChosen: boolean;
  /** Looks closed and says inside why. */
  isClosed?: boolean;
  /** Cannot be chosen; a closed one that was chosen before may stay. */
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A radio button as a tile that can be pressed anywhere; the chosen one also has a check. */
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
