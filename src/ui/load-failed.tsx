import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { actions } from '../core/text/actions';
import { EmptyState } from './empty-state';
import { Button } from './plain/button';
import { useBackOnline } from './use-online';

interface LoadFailedProps {
  message: string;
  /** Shown so that support can find the request. */
  requestId?: string;
  onRetry: () => void;
  support?: ReactNode;
}

export const LoadFailed = ({ message, requestId, onRetry, support }: LoadFailedProps) => {
  useBackOnline(onRetry);
  return (
    <div role="alert">
      <EmptyState
        drawing="failed"
        title="Data gagal dimuat"
        hint={
          <>
            {message}
            {requestId && !message.includes(requestId) && (
              <>
                <br />
                Kode: {requestId}
              </>
            )}
          </>
        }
        action={
          <>
            <Button icon={<RefreshCw size={18} />} onClick={onRetry}>
              {actions.retry}
            </Button>
            {support}
          </>
        }
      />
    </div>
  );
};
