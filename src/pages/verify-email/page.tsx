import { Unverified } from '../../layout/unverified';
import { copy } from './copy';

const VerifyEmailPage = () => <Unverified title={copy.title} hint={copy.hint} />;

export default VerifyEmailPage;
