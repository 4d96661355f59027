import { useInvalidate } from '@refinedev/core';
import { RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { asApiError } from '../../../platform/web/api-error';
import { Dismiss } from '../../../ui/dismiss';
import { EmptyState } from '../../../ui/empty-state';
import { LoadFailed } from '../../../ui/load-failed';
import { matching } from '../../../ui/matching';
import { Modal } from '../../../ui/modal';
import { Button } from '../../../ui/plain/button';
import { Refusal } from '../../../ui/plain/refusal';
import { SearchInput } from '../../../ui/search-input';
import { SkeletonList } from '../../../ui/skeleton';
import { BIN_DAYS, binEndpoint } from '../../entity/history';
import type { ResourceModel } from '../../schema/model';
import { entityCalls } from '../data/entity-calls';
import { useCustomCall } from '../data/use-custom-call';
import { useCustomRead } from '../data/use-custom-read';
import styles from './arrange.module.css';

/** Records above which a search is offered. */
const MANY = 10;

/** Deleted records of a list, each with a button that restores it. */
const BinDialog = ({ resource, onClose }: { resource: ResourceModel; onClose: () => void }) => {
  const title = useId();
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const { data: rows, error, refetch } = useCustomRead(binEndpoint(resource));
  const [search, setSearch] = useState('');
  const [refused, setRefused] = useState<string>();
  const shown = matching(
    (rows ?? []).map((row) => ({ ...row, value: row.id, label: row.title })),
    search,
  );

  const restore = async (id: string) => {
    setRefused(undefined);
    try {
      await callCustom(entityCalls(resource).restore, { params: { id } });
    } catch (failure) {
      setRefused(asApiError(failure).message);
    }
    await Promise.all([
      refetch(),
      invalidate({ resource: resource.name, invalidates: ['list', 'many', 'detail'] }),
    ]);
  };

  return (
    <Modal labelledBy={title} onClose={onClose}>
      <div className={styles.dialog}>
        <div>
          <h2 id={title}>{resource.label} terhapus</h2>
          <p className={styles.hint}>Data terhapus dapat dikembalikan selama {BIN_DAYS} hari.</p>
        </div>
        <Refusal error={refused} />
        {error ? (
          <LoadFailed {...failureOf(error)} onRetry={() => void refetch()} />
        ) : !rows ? (
          <SkeletonList rows={3} />
        ) : rows.length === 0 ? (
          <EmptyState title={`Tidak ada ${resource.unit} terhapus`} />
        ) : (
          <>
            {rows.length > MANY && (
              <SearchInput label="Cari data terhapus" value={search} onSearch={setSearch} />
            )}
            <ul className={styles.list}>
              {shown.map((row) => (
                <li key={row.id} className={styles.item}>
                  <span className={styles.name}>
                    {row.title || 'Tanpa nama'}
                    <span className={styles.deleted}>
                      {dateTime(row.deleted_at, { seconds: false })} · {row.deleted_by ?? 'sistem'}
                    </span>
                  </span>
                  <Button
                    tone="quiet"
                    size="small"
                    icon={<RotateCcw size={16} />}
                    aria-label={`Kembalikan ${row.title}`}
                    onClick={() => void restore(row.id)}
                  >
                    Kembalikan
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.foot}>
          <Dismiss onClick={onClose}>{actions.close}</Dismiss>
        </div>
      </div>
    </Modal>
  );
};

const failureOf = (error: unknown) => {
  const { message, request_id: requestId } = asApiError(error);
  return { message, requestId };
};

export default BinDialog;
