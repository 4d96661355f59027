import { useMay } from '../../../../admin/web/session/use-may';
import { useCall } from '../../../../platform/web/use-call';
import layout from '../../../../ui/layout.module.css';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getBillingInformation } from '../../contract/billing';
import { copy } from './copy';
import { Person } from './person';
import { ProfileForm } from './profile-form';

const ProfilePage = () => {
  const hasBilling = useMay(getBillingInformation.object).can;
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <div className={layout.stack5}>
        <Person />
        {hasBilling ? <Owner /> : <ProfileForm billing={null} onSaved={() => undefined} />}
      </div>
    </>
  );
};

export default ProfilePage;

const Owner = () => {
  const { data, error, refetch } = useCall(getBillingInformation);
  return (
    <LoadState data={data} error={error} onRetry={refetch} skeleton={<SkeletonCard height={320} />}>
      {(billing) => <ProfileForm billing={billing} onSaved={() => void refetch()} />}
    </LoadState>
  );
};
