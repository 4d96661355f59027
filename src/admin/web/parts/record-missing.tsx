import type { ReactElement } from 'react';
import { asApiError } from '../../../platform/web/api-error';
import { EmptyState } from '../../../ui/empty-state';
import { LoadFailed } from '../../../ui/load-failed';
import { ButtonLink } from '../../../ui/plain/button-link';
import type { ResourceModel } from '../../schema/model';

interface RecordMissingProps {
  resource: ResourceModel;
  /** Absent while the record is being read. */
  error: unknown;
  skeleton: ReactElement;
  onRetry: () => void;
}

/** In place of a record that is being read, could not be read, or does not exist. */
export const RecordMissing = ({ resource, error, skeleton, onRetry }: RecordMissingProps) => {
  if (!error) return skeleton;
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
            <ButtonLink tone="quiet" to={list}>
              Kembali ke daftar
            </ButtonLink>
          )
        }
      />
    </div>
  );
};
