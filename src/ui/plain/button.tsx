import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonLook {
  icon?: ReactNode;
  /** At work: stays focused and says so, but does nothing. */
  loading?: boolean;
}

/** A button without antd, for the public pages and the small parts. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(
  (
    { tone, size, block, icon, loading = false, className, children, onClick, type = 'button', ...rest },
    ref,
  ) => (
    <button
      ref={ref}
      // Not `disabled` while loading: that would drop the focus and let a keyboard user lose the place.
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
