import { SkeletonForm } from '../../../../ui/skeleton';
import { AccountPage } from './account-page';
import { copy } from './copy';

export const LinkChecking = () => (
  <AccountPage title={copy.linkChecking}>
    <SkeletonForm fields={1} />
  </AccountPage>
);
