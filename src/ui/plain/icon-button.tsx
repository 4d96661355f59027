import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  'aria-label': string;
  size?: 'small' | 'normal' | 'large';
}

/** A bare button that is only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(
  ({ size = 'large', className = '', ...button }, ref) => (
    <button ref={ref} type="button" className={`${styles.button} ${styles[size]} ${className}`} {...button} />
  ),
);
IconButton.displayName = 'IconButton';
