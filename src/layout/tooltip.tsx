import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  /** Draws what is explained and ties it to the text. */
  children: (wiring: { 'aria-describedby': string }) => ReactNode;
}

/** A sentence about the part it wraps: on hover, on focus and on touch; Escape puts it away (WCAG 1.4.13). */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hear = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [shown]);

  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <span
      role="none"
      className={styles.place}
      onPointerEnter={show}
      onPointerLeave={hide}
      // A sheet that opens puts the focus on its first part, which is no question about that part.
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children({ 'aria-describedby': id })}
      <span id={id} role="tooltip" className={styles.text} hidden={!shown}>
        {text}
      </span>
    </span>
  );
};
