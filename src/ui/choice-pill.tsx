import type { ComponentPropsWithoutRef } from 'react';
import styles from './choice.module.css';

/** A radio button or checkbox drawn as a pill with its words. */
export const ChoicePill = ({ children, ...input }: ComponentPropsWithoutRef<'input'>) => (
  <label className={styles.pill}>
    <input className={styles.radio} {...input} />
    {children}
  </label>
);
