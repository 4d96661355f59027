import { LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { forgetReturn, returnTarget } from '../../../../platform/web/return-path';
import { sessionUser, useSession } from '../../../../platform/web/session';
import { LoadFailed } from '../../../../ui/load-failed';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { SkeletonForm } from '../../../../ui/skeleton';
import { AccountPage } from './account-page';
import { copy } from './copy';
import { type AccountState, useAccountState } from './use-account-state';
import { WaysOut } from './ways-out';

interface GatePageProps {
  icon: ReactNode;
  title: string;
  lead: (account: AccountState) => ReactNode;
  /** True when the page has served its purpose: continues to the requested page, which the gate checks again. */
  done: (account: AccountState) => boolean;
  children: (account: AccountState, refresh: () => Promise<AccountState | null>) => ReactNode;
}

/** Page for accounts that lack a verification (specification 4). Always offers a way on, out, or to support. */
export const GatePage = (props: GatePageProps) =>
  useSession() ? <SignedIn {...props} /> : <SignIn {...props} />;

const SignedIn = ({ icon, title, lead, done, children }: GatePageProps) => {
  const { account, error, refresh } = useAccountState();
  if (account && done(account)) return <Onward />;
  return (
    <AccountPage icon={icon} title={title} lead={account && lead(account)} foot={<WaysOut />}>
      {account && children(account, refresh)}
      {!account && !error && <SkeletonForm fields={2} />}
      {!account && error && (
        <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void refresh()} />
      )}
    </AccountPage>
  );
};

const Onward = () => {
  const [{ path, state }] = useState(() => returnTarget(sessionUser()));
  useEffect(() => forgetReturn, []);
  return <Navigate to={path} state={state} replace />;
};

const SignIn = ({ icon, title }: GatePageProps) => (
  <AccountPage icon={icon} title={title} lead={copy.signInFirstHint} foot={<WaysOut />}>
    <ButtonLink to="/login" size="large" block>
      <LogIn size={18} />
      {copy.signIn}
    </ButtonLink>
  </AccountPage>
);
