import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { SkeletonList } from './skeleton';

interface LoadStateProps<Data> {
  data: Data | undefined;
  error: { message: string; request_id?: string } | null;
  onRetry: () => void;
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is there, else why not yet: an older answer stays while another is on its way. */
export const LoadState = <Data,>({ data, error, onRetry, skeleton, children }: LoadStateProps<Data>) => {
  if (data !== undefined) return children(data);
  if (error) return <LoadFailed message={error.message} requestId={error.request_id} onRetry={onRetry} />;
  return skeleton ?? <SkeletonList />;
};
