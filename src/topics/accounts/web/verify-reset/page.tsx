import { useNavigate } from 'react-router-dom';
import { bearerOf } from '../../../../core/contract/account-fields';
import { call } from '../../../../platform/web/call';
import { removeStored } from '../../../../platform/web/storage';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { checkResetToken } from '../../contract/account';
import { LinkChecking } from '../account/link-checking';
import { LinkFailed } from '../account/link-failed';
import { useLinkToken } from '../account/use-link-token';

const copy = { again: 'Minta Tautan Baru' } as const;

const check = (token: string) => call(checkResetToken, { headers: bearerOf(token), body: {} });

/** /verify/reset?token= redirects to /reset-password, which removes the token from the URL. */
const VerifyResetPage = () => {
  const navigate = useNavigate();
  const { checking, error, retry } = useLinkToken(check, (_, token) =>
    navigate('/reset-password', { replace: true, state: { token } }),
  );
  if (checking) return <LinkChecking />;
  return (
    <LinkFailed error={error} onRetry={() => void retry()}>
      <ButtonLink to="/forgot-password" size="large" block onClick={() => removeStored('recoveryEmail')}>
        {copy.again}
      </ButtonLink>
    </LinkFailed>
  );
};

export default VerifyResetPage;
