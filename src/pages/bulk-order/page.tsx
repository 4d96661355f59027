import { History, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { mayBeId } from '../../api/record-id';
import { PageHead } from '../../ui/page-head';
import { buttonClass } from '../../ui/plain/button-class';
import { BatchView } from './batch-view';
import { Composer } from './composer';
import { copy } from './copy';

const BulkOrderPage = () => {
  const [query] = useSearchParams();
  const id = query.get('q');
  const history = (
    <Link className={buttonClass({ tone: 'quiet' })} to="/product/bulk/data">
      <History size={18} aria-hidden="true" />
      {copy.history}
    </Link>
  );
  if (id !== null) {
    const extra = (
      <>
        {history}
        <Link className={buttonClass({ tone: 'soft' })} to="/product/form">
          <Plus size={18} aria-hidden="true" />
          {copy.makeNew}
        </Link>
      </>
    );
    return <BatchView key={id} id={mayBeId(id) ? id : null} extra={extra} />;
  }
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} back="/product/data" extra={history} />
      <Composer />
    </>
  );
};

export default BulkOrderPage;
