import { actions } from '../../core/text/actions';
import { ButtonLink } from '../../ui/plain/button-link';

/** Both buttons of the specification. */
export const Ways = () => (
  <>
    <ButtonLink to="/kyc-form" size="large">
      {actions.completeNow}
    </ButtonLink>
    <ButtonLink to="/dashboard" tone="quiet" size="large">
      {actions.later}
    </ButtonLink>
  </>
);
