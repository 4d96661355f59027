import { Link } from 'react-router-dom';
import { causeLink } from '../core/routes/cause-link';
import { useFieldDoors } from '../fields/doors';
import styles from './cause-link.module.css';
import type { RecordCell } from './cell-props';

export const CauseLink: RecordCell = ({ value, record: { ref_type, ref_id } }) => {
  const { knownLink } = useFieldDoors();
  const code = String(value);
  const link =
    typeof ref_type === 'string' && typeof ref_id === 'string' ? causeLink(ref_type, ref_id) : null;
  const way = knownLink(link);
  return way ? (
    <Link className={styles.link} to={way}>
      {code}
    </Link>
  ) : (
    code
  );
};
