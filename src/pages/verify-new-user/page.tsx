import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call';
import { useSession } from '../../api/session';
import { removeStored } from '../../api/storage';
import { bearerOf } from '../../core/contract/account-fields';
import { verifyEmail } from '../../core/contract/account-verification';
import { LinkChecking } from '../../features/account/link-checking';
import { LinkFailed } from '../../features/account/link-failed';
import { useLinkToken } from '../../features/account/use-link-token';
import { ButtonLink } from '../../ui/plain/button-link';
import { copy } from './copy';
import { NewLink } from './new-link';

const confirm = async (token: string) =>
  (await call(verifyEmail, { headers: bearerOf(token), body: {} })).data;

const VerifyNewUserPage = () => {
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const { checking, error, retry } = useLinkToken(confirm, ({ email }) => {
    removeStored('sendEmailVerif');
    removeStored('countdown');
    navigate('/verified', { replace: true, state: { email } });
  });

  if (checking) return <LinkChecking />;
  const used = error?.code === 'LINK_USED';
  return (
    <LinkFailed error={error} onRetry={() => void retry()}>
      {used && <p>{copy.used}</p>}
      {used && (
        <ButtonLink to={signedIn ? '/dashboard' : '/login'} size="large" block>
          {signedIn ? copy.onward : copy.signIn}
        </ButtonLink>
      )}
      {!used && <NewLink />}
    </LinkFailed>
  );
};

export default VerifyNewUserPage;
