import { CircleCheck, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ApiError } from '../../../../platform/web/api-error';
import { buttonClass } from '../../../../ui/plain/button-class';
import { AccountPage } from '../account/account-page';
import { LinkFailed } from '../account/link-failed';
import { WaysOut } from '../account/ways-out';
import { copy } from './copy';
import { ResetForm } from './reset-form';

const wide = buttonClass({ size: 'large', block: true });
const again = (
  <Link to="/forgot-password" className={wide}>
    {copy.again}
  </Link>
);

/** The token comes from /verify/reset in the history state: it survives a reload and is not in the URL. */
const ResetPasswordPage = () => {
  const state: { token?: unknown } | null = useLocation().state;
  const token = typeof state?.token === 'string' ? state.token : null;
  const [outcome, setOutcome] = useState<'saved' | ApiError | null>(null);

  if (outcome === 'saved') {
    return (
      <AccountPage icon={<CircleCheck size={26} />} title={copy.doneTitle} lead={copy.doneLead}>
        <Link to="/login" className={wide}>
          {copy.signIn}
        </Link>
      </AccountPage>
    );
  }
  if (token === null) {
    return (
      <AccountPage
        icon={<KeyRound size={26} />}
        title={copy.noLinkTitle}
        lead={copy.noLinkLead}
        foot={<WaysOut />}
      >
        {again}
      </AccountPage>
    );
  }
  if (outcome) {
    return (
      <LinkFailed error={outcome} onRetry={() => setOutcome(null)}>
        {again}
      </LinkFailed>
    );
  }
  return (
    <AccountPage icon={<KeyRound size={26} />} title={copy.title} lead={copy.lead} foot={<WaysOut />}>
      <ResetForm token={token} onSaved={() => setOutcome('saved')} onDeadLink={setOutcome} />
    </AccountPage>
  );
};

export default ResetPasswordPage;
