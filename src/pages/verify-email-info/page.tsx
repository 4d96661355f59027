import { Unverified } from '../../layout/unverified';
import { copy } from './copy';

const VerifyEmailInfoPage = () => <Unverified title={copy.title} hint={copy.hint} />;

export default VerifyEmailInfoPage;
