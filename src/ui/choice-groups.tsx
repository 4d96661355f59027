import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceGroupsProps {
  /** Id of the heading that names the choice. */
  labelledBy: string;
  fault: string | undefined;
  /** Said when there is nothing to choose from. */
  none: string | false;
  children: ReactNode;
}

/** One choice among tiles that stand in groups, with its fault above them. */
export const ChoiceGroups = ({ labelledBy, fault, none, children }: ChoiceGroupsProps) => (
  <div
    role="radiogroup"
    aria-labelledby={labelledBy}
    aria-invalid={fault ? true : undefined}
    aria-describedby={fault ? `${labelledBy}-fault` : undefined}
    tabIndex={-1}
    className={styles.groups}
  >
    {fault && (
      <p id={`${labelledBy}-fault`} className={styles.fault} role="alert">
        <CircleAlert size={15} aria-hidden="true" />
        {fault}
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
