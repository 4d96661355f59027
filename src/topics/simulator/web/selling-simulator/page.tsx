import { lazy, Suspense } from 'react';
import { useQueryState } from '../../../../platform/web/query-state';
import { PageHead } from '../../../../ui/page-head';
import { SkeletonCard } from '../../../../ui/skeleton';
import { copy } from './copy';

const names = ['item'] as const;

/** Its form components are large and needed only with an item. */
const Bench = lazy(() => import('./bench'));

const SellingSimulatorPage = () => {
  const [{ item }, change] = useQueryState(names);
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <Suspense fallback={<SkeletonCard height={420} />}>
        <Bench item={item} onChange={(id) => change({ item: id })} />
      </Suspense>
    </>
  );
};

export default SellingSimulatorPage;
