import { type ComponentPropsWithoutRef, useId } from 'react';
import { petals } from '../core/appearance/petals';
import styles from './face.module.css';

const motif = Object.values(petals).join('');

interface FaceProps extends ComponentPropsWithoutRef<'div'> {
  as?: 'div' | 'section' | 'aside' | 'header';
}

/** Brand surface with the kawung motif; at most one per screen. */
export const Face = ({ as: Element = 'div', className = '', children, ...rest }: FaceProps) => {
  const pattern = useId();
  return (
    <Element className={`${styles.face} ${className}`} {...rest}>
      <svg className={styles.motif} width="100%" height="100%" aria-hidden="true">
        <pattern id={pattern} width="64" height="64" patternUnits="userSpaceOnUse">
          <path d={motif} transform="scale(1.6)" fill="var(--face-text)" fillOpacity=".045" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} />
      </svg>
      {children}
    </Element>
  );
};
