import type { ReactNode } from 'react';
import { Face } from '../face';
import { ProductName } from '../mark';
import styles from './face-frame.module.css';

interface FaceFrameProps {
  productName: string;
  slogan: string;
  more?: ReactNode;
  foot?: ReactNode;
  /** Phones show the slogan; otherwise only the name. */
  sloganOnPhone?: boolean;
  children: ReactNode;
}

/** Page outside the portal: brand surface at the side (above on phones) and the form. */
export const FaceFrame = ({ productName, slogan, more, foot, sloganOnPhone, children }: FaceFrameProps) => (
  <div className={styles.page}>
    <Face as="header" className={styles.face} data-short={sloganOnPhone ? undefined : ''}>
      <div className={styles.words}>
        <ProductName name={productName} size={32} tone="face" />
        <div className={styles.pitch}>
          <p className={styles.slogan}>{slogan}</p>
          <div className={styles.roomy}>{more}</div>
        </div>
        <div className={styles.roomy}>{foot}</div>
      </div>
    </Face>
    <main className={styles.side}>{children}</main>
  </div>
);
