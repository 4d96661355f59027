import { History, Plus, Tag } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { mayBeId } from '../../../../platform/web/record-id';
import { PageHead } from '../../../../ui/page-head';
import { ButtonLink } from '../../../../ui/plain/button-link';
import { BatchView } from './batch-view';
import { Composer } from './composer';
import { copy } from './copy';

const BulkOrderPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q');
  const links = (
    <>
      <ButtonLink tone="quiet" to="/product/own-code/data">
        <Tag size={18} aria-hidden="true" />
        {copy.ownCodes}
      </ButtonLink>
      <ButtonLink tone="quiet" to="/product/bulk/data">
        <History size={18} aria-hidden="true" />
        {copy.history}
      </ButtonLink>
    </>
  );
  if (id !== null) {
    const extra = (
      <>
        {links}
        <ButtonLink tone="soft" to="/product/form">
          <Plus size={18} aria-hidden="true" />
          {copy.makeNew}
        </ButtonLink>
      </>
    );
    return <BatchView key={id} id={mayBeId(id) ? id : null} extra={extra} />;
  }
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/product/data" extra={links} />
      <Composer />
    </>
  );
};

export default BulkOrderPage;
