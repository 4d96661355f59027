import { useInvalidate } from '@refinedev/core';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { dateTime } from '../../../core/format/date';
import { actions } from '../../../core/text/actions';
import { asApiError } from '../../../platform/web/api-error';
import { Dialog } from '../../../ui/dialog';
import { Dismiss } from '../../../ui/dismiss';
import { EmptyState } from '../../../ui/empty-state';
import { LoadState } from '../../../ui/load-state';
import { matching } from '../../../ui/matching';
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
  const invalidate = useInvalidate();
  const callCustom = useCustomCall();
  const { data: rows, error, refetch } = useCustomRead(binEndpoint(resource));
  const [search, setSearch] = useState('');
  const [refused, setRefused] = useState<string>();

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
    <Dialog
      title={`${resource.label} terhapus`}
      reason={`Data terhapus dapat dikembalikan selama ${BIN_DAYS} hari.`}
      large
      onClose={onClose}
      actions={<Dismiss onClick={onClose}>{actions.close}</Dismiss>}
    >
      <Refusal error={refused} />
      <LoadState data={rows} error={error} onRetry={refetch} skeleton={<SkeletonList rows={3} />}>
        {(deleted) =>
          deleted.length === 0 ? (
            <EmptyState title={`Tidak ada ${resource.unit} terhapus`} />
          ) : (
            <>
              {deleted.length > MANY && (
                <SearchInput label="Cari data terhapus" value={search} onSearch={setSearch} />
              )}
              <ul className={styles.list}>
                {matching(
                  deleted.map((row) => ({ ...row, value: row.id, label: row.title })),
                  search,
                ).map((row) => (
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
          )
        }
      </LoadState>
    </Dialog>
  );
};

export default BinDialog;
