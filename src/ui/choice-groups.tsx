import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceGroupsProps {
  /** Id of the heading that names the choice. */
  labelledBy: string;
  error: string | undefined;
  /** Said when there is nothing to choose from. */
  none: string | false;
  children: ReactNode;
}

/** One choice among tiles that stand in groups, with its error above them. */
export const ChoiceGroups = ({ labelledBy, error, none, children }: ChoiceGroupsProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? `${labelledBy}-error` : undefined}
    tabIndex={-1}
    className={styles.groups}
  >
    {error && (
      <p id={`${labelledBy}-error`} className={styles.error} role="alert">
        <CircleAlert size={15} aria-hidden="true" />
        {error}
      </p>
    )}
    {none && <p className={styles.none}>{none}</p>}
    {children}
  </div>
);

interface ChoiceGroupProps {
  /** Undefined where something else already names it. */
  title: string | undefined;
  /** How the page lays the tiles out. */
  className: string | undefined;
  children: ReactNode;
}

export const ChoiceGroup = ({ title, className, children }: ChoiceGroupProps) => (
  <div>
    {title !== undefined && <h3 className={styles.group}>{title}</h3>}
    <div className={className}>{children}</div>
  </div>
);
