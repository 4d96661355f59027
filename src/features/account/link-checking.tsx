import { SkeletonForm } from '../../ui/skeleton';
import { AccountPage } from './account-page';
import { copy } from './copy';

/** While the server looks at the link of a message. */
export const LinkChecking = () => (
  <AccountPage title={copy.linkChecking}>
    <SkeletonForm fields={1} />
  </AccountPage>
);
