import type { ReactNode } from 'react';
import { Face } from '../face';
import { ProductName } from '../mark';
import styles from './face-frame.module.css';

interface FaceFrameProps {
  productName: string;
  /** One strong sentence on the face. */
  slogan: string;
  /** Under it, where there is room. */
  more?: ReactNode;
  /** At the end of the face, where there is room. */
  foot?: ReactNode;
  /** On a phone the face keeps its sentence; else only the name. */
  sloganOnPhone?: boolean;
  children: ReactNode;
}

/** A page outside the portal: the petrol face at one side (on a phone above), the form at the other. */
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
