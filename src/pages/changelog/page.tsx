import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callKey, useAct, useCall } from '../../api/use-call';
import { listChangelogs, type Release, readChangelogs } from '../../core/contract/changelog';
import { LoadState } from '../../ui/load-state';
import { PageHead } from '../../ui/page-head';
import { copy } from './copy';
import { ReleaseCard } from './release-card';

/** /changelog: opening it marks all as read; new entries stay marked while it is open. */
const ChangelogPage = () => {
  const { data, error, refetch } = useCall(listChangelogs, {});
  const shown = useFirst(data);
  useMarkRead(data);
  return (
    <>
      <PageHead title={copy.title} hint={copy.hint} />
      <LoadState data={shown} error={error} onRetry={refetch}>
        {(releases) => releases.map((release) => <ReleaseCard key={release.version} release={release} />)}
      </LoadState>
    </>
  );
};

export default ChangelogPage;

/** Keeps the first answer, so that the marks stay during the visit. */
function useFirst(data: Release[] | undefined): Release[] | undefined {
  const [first, setFirst] = useState(data);
  if (!first && data) setFirst(data);
  return first;
}

function useMarkRead(data: Release[] | undefined): void {
  const { mutate } = useAct(readChangelogs);
  const cache = useQueryClient();
  const hasNew = data?.some(({ is_read }) => !is_read) ?? false;
  useEffect(() => {
    if (!hasNew) return;
    // After a failure the dot stays, and the next visit retries.
    mutate({}, { onSuccess: () => void cache.invalidateQueries(callKey(listChangelogs)) });
  }, [hasNew, mutate, cache]);
}
