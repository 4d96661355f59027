import { useFieldDoors } from '../fields/doors';
import type { RecordCell } from './cell-props';
import styles from './privileges.module.css';

export const Privileges: RecordCell = ({ value }) => {
  const { accessKeys } = useFieldDoors();
  const granted = value as string[];
  return (
    <ul className={styles.granted}>
      {accessKeys
        .filter(({ key }) => granted.includes(key))
        .map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
    </ul>
  );
};
