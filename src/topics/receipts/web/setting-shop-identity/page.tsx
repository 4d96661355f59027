import { useCall } from '../../../../platform/web/use-call';
import { LoadState } from '../../../../ui/load-state';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { getLetterhead } from '../../contract';
import { copy } from './copy';
import { IdentityForm } from './identity-form';

const ShopIdentityPage = () => {
  const { data, error, refetch } = useCall(getLetterhead);
  const again = () => void refetch();
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/setting" />
      <LoadState data={data} error={error} onRetry={again} skeleton={<SkeletonCard height={320} />}>
        {(letterhead) => <IdentityForm letterhead={letterhead} onSaved={again} />}
      </LoadState>
    </>
  );
};

export default ShopIdentityPage;
