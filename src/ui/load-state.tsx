import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { SkeletonList } from './skeleton';

interface LoadStateProps<Data> {
  data: Data | undefined;
  error: { message: string; request_id?: string } | null;
  onRetry: () => unknown;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows data, else error or skeleton; older data stay during a refresh. */
export const LoadState = <Data,>({ data, error, onRetry, skeleton, children }: LoadStateProps<Data>) => {
  if (data !== undefined) return children(data);
  if (error)
    return <LoadFailed message={error.message} requestId={error.request_id} onRetry={() => void onRetry()} />;
  return skeleton ?? <SkeletonList />;
};
