import { Notice } from '../../../ui/plain/notice';
import type { EntityRow } from '../../entity/calls';
import styles from './warnings.module.css';

export const Warnings = ({ of: { warnings } }: { of: Pick<EntityRow, 'warnings'> }) =>
  warnings?.length ? (
    <div className={styles.warnings}>
      {warnings.map((warning) => (
        <Notice key={warning}>{warning}</Notice>
      ))}
    </div>
  ) : null;
