import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonStyle, buttonClass } from './button-class';

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonStyle {
  icon?: ReactNode;
  /** Busy: stays focused and announces it, but does nothing. */
  loading?: boolean;
}

/** Button without antd, for public pages and small parts. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    { tone, size, block, icon, loading = false, className, children, onClick, type = 'button', ...rest },
    ref,
  ) => (
    <button
      ref={ref}
      // Not `disabled`, which would lose keyboard focus.
      type={loading ? 'button' : type}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={`${buttonClass({ tone, size, block })} ${className ?? ''}`}
      onClick={loading ? undefined : onClick}
      {...rest}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  ),
);
Button.displayName = 'Button';
