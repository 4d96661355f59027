import { lazy, Suspense } from 'react';
import { useQueryState } from '../../api/query-state';
import { PageHead } from '../../ui/page-head';
import { SkeletonCard } from '../../ui/skeleton';
import { copy } from './copy';

const names = ['item'] as const;

/** It stands on what forms are made of, which no other page loads. */
const Bench = lazy(() => import('./bench'));

/** /set-selling-price/simulator?item={item}: what one sale brings, before anything is set. */
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
