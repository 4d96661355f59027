import { useNavigate } from 'react-router-dom';
import { bearerOf } from '../../../../core/contract/account-fields';
import { call } from '../../../../platform/web/call';
import { useSession } from '../../../../platform/web/session';
import { removeStored } from '../../../../platform/web/storage';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { verifyEmail } from '../../contract/account-verification';
import { LinkChecking } from '../account/link-checking';
import { LinkFailed } from '../account/link-failed';
import { useLinkToken } from '../account/use-link-token';
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
