import { Link } from 'react-router-dom';
import { actions } from '../../core/text/actions';
import { buttonClass } from '../../ui/plain/button-class';

/** Both buttons of the specification. */
export const Ways = () => (
  <>
    <Link to="/kyc-form" className={buttonClass({ size: 'large' })}>
      {actions.completeNow}
    </Link>
    <Link to="/dashboard" className={buttonClass({ tone: 'quiet', size: 'large' })}>
      {actions.later}
    </Link>
  </>
);
