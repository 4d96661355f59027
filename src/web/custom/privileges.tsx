import type { RecordCell } from '../../admin/web/fields/cells';
import { useModel } from '../../admin/web/session/facts';
import styles from './privileges.module.css';

export const Privileges: RecordCell = ({ value }) => {
  const { accessKeys } = useModel();
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
