import { Unverified } from '../../layout/unverified';
import { copy } from './copy';

const VerifyPhonePage = () => <Unverified title={copy.title} hint={copy.hint} />;

export default VerifyPhonePage;
