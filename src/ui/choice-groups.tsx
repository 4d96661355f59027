import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldError } from './plain/field-error';

interface ChoiceGroupsProps {
  labelledBy: string;
  error: string | undefined;
  none: string | false;
  children: ReactNode;
}

export const ChoiceGroups = ({ labelledBy, error, none, children }: ChoiceGroupsProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? `${labelledBy}-error` : undefined}
    tabIndex={-1}
    className={styles.groups}
  >
    <FieldError id={`${labelledBy}-error`} error={error} />
    {none && <p className={styles.none}>{none}</p>}
    {children}
  </div>
);

interface ChoiceGroupProps {
  /** Undefined if another element names the group. */
  title: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

export const ChoiceGroup = ({ title, className, children }: ChoiceGroupProps) => (
  <div>
    {title !== undefined && <h3 className={styles.group}>{title}</h3>}
    <div className={className}>{children}</div>
  </div>
);
