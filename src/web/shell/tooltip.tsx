import { type ReactNode, useEffect, useId, useState } from 'react';
import styles from './tooltip.module.css';

interface TooltipProps {
  text: string;
  children: (wiring: { 'aria-describedby': string }) => ReactNode;
}

/** Shown on hover, focus and touch; Escape hides it (WCAG 1.4.13). */
export const Tooltip = ({ text, children }: TooltipProps) => {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setShown(false);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  const show = () => setShown(true);
  const hide = () => setShown(false);
  return (
    <span
      role="none"
      className={styles.slot}
      onPointerEnter={show}
      onPointerLeave={hide}
      // An opening sheet focuses its first element, which should not show the tooltip.
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
