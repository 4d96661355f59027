import { Link } from 'react-router-dom';
import { actions } from '../../core/text/actions';
import { buttonClass } from '../../ui/plain/button-class';
import styles from './kyc.module.css';

/** The specification's two buttons: to the form, or not now. */
export const Ways = () => (
  <div className={styles.ways}>
    <Link to="/kyc-form" className={buttonClass({ size: 'large' })}>
      {actions.completeNow}
    </Link>
    <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
      {actions.later}
    </Link>
  </div>
);
