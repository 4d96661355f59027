import { Link } from 'react-router-dom';
import { asApiError } from '../../api/api-error';
import type { ResourceModel } from '../../core/schema/model';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { buttonClass } from '../../ui/plain/button-class';

interface RecordFailedProps {
  resource: ResourceModel;
  error: unknown;
  onRetry: () => void;
}

export const RecordFailed = ({ resource, error, onRetry }: RecordFailedProps) => {
  const { status, message, request_id } = asApiError(error);
  const { list } = resource.paths;
  if (status !== 404 && status !== 400) {
    return <LoadFailed message={message} requestId={request_id} onRetry={onRetry} />;
  }
  return (
    <div role="alert">
      <EmptyState
        drawing="search"
        title={`${resource.label} tidak ditemukan`}
        hint="Mungkin sudah dihapus, atau alamatnya tidak lengkap."
        action={
          list && (
            <Link className={buttonClass({ tone: 'quiet' })} to={list}>
              Kembali ke daftar
            </Link>
          )
        }
      />
    </div>
  );
};
