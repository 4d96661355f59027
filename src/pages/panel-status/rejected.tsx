import { Link } from 'react-router-dom';
import type { Website } from '../../core/contract/website';
import { actions } from '../../core/text/actions';
import card from '../../ui/card.module.css';
import { buttonClass } from '../../ui/plain/button-class';
import { copy } from './copy';
import { RejectedDrawing } from './drawings';
import { HandedIn } from './handed-in';
import styles from './panel-status.module.css';

/** Sent back: the reviewer's own words, and the way to mend it. */
export const Rejected = ({ website }: { website: Website }) => (
  <div className={`${card.card} ${styles.page}`}>
    <RejectedDrawing />
    <h1 className={styles.title}>{copy.rejected.title}</h1>
    <p className={styles.hint}>{copy.rejected.hint}</p>
    {website.reject_reason && (
      <div className={`${styles.part} ${styles.note}`}>
        <h2 className={styles.small}>{copy.rejected.reason}</h2>
        <p>{website.reject_reason}</p>
      </div>
    )}
    <HandedIn website={website} />
    <div className={styles.ways}>
      <Link to="/mitra-panel/register" className={buttonClass({ size: 'large' })}>
        {copy.rejected.again}
      </Link>
      <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
        {actions.later}
      </Link>
    </div>
  </div>
);
